/* SPDX-License-Identifier: MIT
 *
 * test_lzstring.c - packed texts are unpacked as they were, whatever a link makes of their signs; damaged ones are not.
 */
#include "support/support.h"

#include "base/text.h"
#include "format/lzstring.h"

static char buffer[1 << 16];

static size_t unpack(const char *packed, size_t room)
{
    return hf_lzstring_unpack((hf_span){packed, strlen(packed)}, buffer, room);
}

static void expect_unpacked(const char *text)
{
    static char packed[1000];
    hf_text out = hf_text_make(packed, sizeof packed);
    assert_true(hf_lzstring_pack((hf_span){text, strlen(text)}, &out));
    assert_int_equal(unpack(packed, sizeof buffer), strlen(text));
    assert_memory_equal(buffer, text, strlen(text));
}

/* Characters of one to four bytes; bytes that begin such a one and do not end it stand for themselves. */
static void what_is_packed_is_unpacked(void **state)
{
    static char packed[1000];
    hf_text out = hf_text_make(packed, sizeof packed);
    (void)state;
    expect_unpacked("aaaaaaaabababababab");
    expect_unpacked("\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80");
    assert_true(hf_lzstring_pack((hf_span){"", 0}, &out));
    assert_int_equal(unpack(packed, sizeof buffer), 0);
    static const char *const broken[] = {"ab\xe2\x82", "\xc0\x80", "\xf7\xbf\xbf\xbf", "\xe2(a"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        out = hf_text_make(packed, sizeof packed);
        assert_true(hf_lzstring_pack((hf_span){broken[i], strlen(broken[i])}, &out));
        assert_true(unpack(packed, sizeof buffer) >
                    strlen(broken[i])); /* each byte is a character now */
    }
}

/* With less room than the text needs, nothing is unpacked, and nothing is written behind it. */
static void what_does_not_fit_is_not_unpacked(void **state)
{
    static const char text[] =
        "aaaaaaaabababababab\xc3\xa4, and more of it, and more of it\xe2\x82\xac";
    static char packed[1000];
    hf_text out = hf_text_make(packed, sizeof packed);
    (void)state;
    assert_true(hf_lzstring_pack((hf_span){text, strlen(text)}, &out));
    for (size_t room = 0; room < strlen(text); room++) {
        memset(buffer, '#', sizeof text);
        assert_int_equal(unpack(packed, room), 0);
        assert_int_equal(buffer[room], '#');
    }
    assert_int_equal(unpack(packed, strlen(text)), strlen(text));
    assert_int_equal(unpack(packed, SIZE_MAX), SIZE_MAX);
}

/* In links, + may be a blank or escaped, the equals signs at the end too. */
static void signs_of_links_are_those_of_packed_texts(void **state)
{
    char packed[200], other[600];
    (void)state;
    for (unsigned turn = 0; turn < 200; turn++) { /* until all signs have occurred */
        char text[40];
        hf_text made = hf_text_make(text, sizeof text), out = hf_text_make(packed, sizeof packed);
        for (unsigned i = 0; i < 30; i++)
            hf_text_char(&made, (char)('!' + (turn * turn * 7 + i * i * (turn + 3)) % 90));
        assert_true(hf_lzstring_pack((hf_span){text, strlen(text)}, &out));
        for (unsigned way = 0; way < 3; way++) {
            hf_text to = hf_text_make(other, sizeof other);
            for (const char *c = packed; *c; c++)
                if (*c == '+')
                    hf_text_add(&to, way == 0 ? " " : way == 1 ? "%2B" : "%2b");
                else if (*c == '/')
                    hf_text_add(&to, way == 0 ? "_" : way == 1 ? "%2F" : "%2f");
                else if (*c == '=')
                    hf_text_add(&to, way == 0 ? "$" : way == 1 ? "%3D" : "%3d");
                else
                    hf_text_char(&to, *c);
            assert_int_equal(unpack(other, sizeof buffer), strlen(text));
            assert_memory_equal(buffer, text, strlen(text));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_packed_is_unpacked),
        cmocka_unit_test(what_does_not_fit_is_not_unpacked),
        cmocka_unit_test(signs_of_links_are_those_of_packed_texts),
    };
    return cmocka_run_group_tests_name("lzstring", tests, NULL, NULL);
}
