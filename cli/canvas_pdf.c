/* SPDX-License-Identifier: MIT
 *
 * canvas_pdf.c - PDF by libharu, if it was there when this was built.
 *
 * The fonts are two of the fourteen that every PDF viewer has, so no font goes into the file; their encoding knows
 * the characters of Western European languages, others become question marks.
 */
#include "canvas.h"

#if defined(HF_HAVE_HPDF)

#include <hpdf.h>
#include <string.h>

/* Errors are asked for at the end. */
static void ignore(HPDF_STATUS error, HPDF_STATUS detail, void *user)
{
    (void)error;
    (void)detail;
    (void)user;
}

bool hf_canvas_has_pdf(void)
{
    return true;
}

/* After a first error, such as no memory, libharu may not be asked for anything more. */
static bool has_failed(const hf_canvas *canvas)
{
    return HPDF_GetError(canvas->document) != HPDF_OK;
}

static void page(hf_canvas *canvas)
{
    HPDF_Page sheet = has_failed(canvas) ? NULL : HPDF_AddPage(canvas->document);
    canvas->sheet = sheet;
    if (sheet == NULL)
        return;
    HPDF_Page_SetWidth(sheet, (HPDF_REAL)canvas->width);
    HPDF_Page_SetHeight(sheet, (HPDF_REAL)canvas->height);
    HPDF_Page_SetLineCap(sheet, HPDF_PROJECTING_SCUARE_END);
}

static void fill(hf_canvas *canvas, double x, double y, double width, double height, double grey)
{
    if (has_failed(canvas))
        return;
    HPDF_Page_SetGrayFill(canvas->sheet, (HPDF_REAL)grey);
    HPDF_Page_Rectangle(canvas->sheet, (HPDF_REAL)x, (HPDF_REAL)(canvas->height - y - height),
                        (HPDF_REAL)width, (HPDF_REAL)height);
    HPDF_Page_Fill(canvas->sheet);
    HPDF_Page_SetGrayFill(canvas->sheet, 0);
}

static void line(hf_canvas *canvas, double x, double y, double to_x, double to_y, double width)
{
    if (has_failed(canvas))
        return;
    HPDF_Page_SetLineWidth(canvas->sheet, (HPDF_REAL)width);
    HPDF_Page_MoveTo(canvas->sheet, (HPDF_REAL)x, (HPDF_REAL)(canvas->height - y));
    HPDF_Page_LineTo(canvas->sheet, (HPDF_REAL)to_x, (HPDF_REAL)(canvas->height - to_y));
    HPDF_Page_Stroke(canvas->sheet);
}

/* UTF-8 to Latin-1. */
static void encode(const char *text, char *coded, size_t size)
{
    size_t n = 0;
    for (const unsigned char *c = (const unsigned char *)text; *c && n + 1 < size; c++) {
        if (*c < 0x80) {
            coded[n++] = (char)*c;
        } else if ((*c == 0xc2 || *c == 0xc3) && (c[1] & 0xc0) == 0x80) {
            coded[n++] = (char)((*c & 3) << 6 | (c[1] & 0x3f));
            c++;
        } else if ((*c & 0xc0) != 0x80) {
            coded[n++] = '?';
        }
    }
    coded[n] = '\0';
}

static void text(hf_canvas *canvas, double x, double y, double size, bool bold, bool turned,
                 const char *words)
{
    char coded[200];
    HPDF_REAL way = turned ? -1 : 1;
    if (has_failed(canvas))
        return;
    encode(words, coded, sizeof coded);
    HPDF_Page_SetFontAndSize(canvas->sheet, canvas->font[bold], (HPDF_REAL)size);
    HPDF_REAL half = HPDF_Page_TextWidth(canvas->sheet, coded) / 2;
    HPDF_Page_BeginText(canvas->sheet);
    HPDF_Page_SetTextMatrix(canvas->sheet, way, 0, 0, way, (HPDF_REAL)x - way * half,
                            (HPDF_REAL)(canvas->height - y));
    HPDF_Page_ShowText(canvas->sheet, coded);
    HPDF_Page_EndText(canvas->sheet);
}

static bool end(hf_canvas *canvas, hf_out *out)
{
    HPDF_BYTE part[4096];
    canvas->why = "libharu could not make the PDF file";
    if (HPDF_GetError(canvas->document) != HPDF_OK ||
        HPDF_SaveToStream(canvas->document) != HPDF_OK)
        return false;
    HPDF_ResetStream(canvas->document);
    for (;;) {
        HPDF_UINT32 size = sizeof part;
        HPDF_ReadFromStream(canvas->document, part, &size);
        if (size == 0)
            return !out->failed;
        hf_out_bytes(out, (const char *)part, size);
    }
}

static const hf_canvas_kind pdf = {page, fill, line, text, end};

bool hf_canvas_open_pdf(hf_canvas *canvas, double width, double height)
{
    *canvas = (hf_canvas){.kind = &pdf, .width = width, .height = height, .why = "out of memory"};
    canvas->document = HPDF_New(ignore, NULL);
    if (canvas->document == NULL)
        return false;
    HPDF_SetCompressionMode(canvas->document, HPDF_COMP_ALL);
    canvas->font[0] = HPDF_GetFont(canvas->document, "Helvetica", "WinAnsiEncoding");
    canvas->font[1] = HPDF_GetFont(canvas->document, "Helvetica-Bold", "WinAnsiEncoding");
    return HPDF_GetError(canvas->document) == HPDF_OK;
}

void hf_canvas_close(hf_canvas *canvas)
{
    if (canvas->document != NULL)
        HPDF_Free(canvas->document);
    canvas->document = NULL;
    hf_out_free(&canvas->body);
}

#else

bool hf_canvas_has_pdf(void)
{
    return false;
}

bool hf_canvas_open_pdf(hf_canvas *canvas, double width, double height)
{
    *canvas = (hf_canvas){.width = width, .height = height};
    canvas->why = "this build makes no PDF files (libharu was not there); HTML prints the same";
    return false;
}

void hf_canvas_close(hf_canvas *canvas)
{
    hf_out_free(&canvas->body);
}

#endif
