/* SPDX-License-Identifier: MIT
 *
 * markup.h - boards in HTML, XML, LaTeX, wikis, forums and Markdown.
 */
/* clang-format off */
static const told_text markup_texts[] = {
    {NULL, "[b\n1..", /* a tag that is not closed */
     "1:2: this is not JSON\n1:4: 3 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[c"
     "olor=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaa]5[/color]3..7....\n[color=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]5[/color]"
     "3..7....\n", /* the name of no colour */
     "9x9: 53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7...., houses 27"},
    {NULL, "[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b].."
     "4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1["
     "/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n"
     "[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]"
     "..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n[b]1[/b]..4\n", /* tags in more lines than a board has */
     "1:1: no board in these 41 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "<p><span>5</span><span>3</span><span></span><span></span><span>7</span><span></span><span></span><spa"
     "n></span><span></span></p>\n<p><span>6</span><span></span><span></span><span>1</span><span>9</span><span>5</span"
     "><span></span><span></span><span></span></p>\n<p><span></span><span>9</span><span>8</span><span></span><span></s"
     "pan><span></span><span></span><span>6</span><span></span></p>\n<p><span>8</span><span></span><span></span><span>"
     "</span><span>6</span><span></span><span></span><span></span><span>3</span></p>\n<p><span>4</span><span></span><s"
     "pan></span><span>8</span><span></span><span>3</span><span></span><span></span><span>1</span></p>\n<p><span>7</sp"
     "an><span></span><span></span><span></span><span>2</span><span></span><span></span><span></span><span>6</span></p"
     ">\n<p><span></span><span>6</span><span></span><span></span><span></span><span></span><span>2</span><span>8</span"
     "><span></span></p>\n<p><span></span><span></span><span></span><span>4</span><span>1</span><span>9</span><span></"
     "span><span></span><span>5</span></p>\n<p><span></span><span></span><span></span><span></span><span>8</span><span"
     "></span><span></span><span>7</span><span>9</span></p>\n", /* spans in other elements */
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, ". . . . [color=blue]1[/color] [color=blue]8[/color] . [color=blue]3[/color] [color=blue]2[/color]\n. "
     "[color=blue]4[/color] . [color=blue]3[/color] [color=blue]6[/color] [color=blue]7[/color] . . .\n[color=blue]3[/"
     "color] [color=blue]8[/color] . . [color=blue]5[/color] [color=blue]9[/color] . [color=blue]4[/color] [color=blue"
     "]7[/color]\n. . . [color=blue]7[/color] . . . [color=blue]6[/color] [color=blue]3[/color]\n. . [color=blue]6[/co"
     "lor] . . [color=blue]1[/color] [color=blue]9[/color] [color=blue]5[/color] [color=blue]4[/color]\n. . . . [color"
     "=blue]3[/color] . . . .\n[color=blue]6[/color] . . . [color=blue]8[/color] [color=blue]4[/color] . . .\n[color=b"
     "lue]4[/color] . [color=blue]3[/color] . [color=blue]7[/color] [color=blue]2[/color] . [color=blue]9[/color] [col"
     "or=blue]1[/color]\n. . [color=blue]2[/color] [color=blue]5[/color] [color=blue]9[/color] . . . [color=blue]6[/co"
     "lor]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "----[b]1[/b][b]8[/b]-[b]3[/b][b]2[/b]\n-[b]4[/b]-[b]3[/b][b]6[/b][b]7[/b]---\n[b]3[/b][b]8[/b]--[b]5["
     "/b][b]9[/b]-[b]4[/b][b]7[/b]\n---[b]7[/b]---[b]6[/b][b]3[/b]\n--[b]6[/b]--[b]1[/b][b]9[/b][b]5[/b][b]4[/b]\n----"
     "[b]3[/b]----\n[b]6[/b]---[b]8[/b][b]4[/b]---\n[b]4[/b]-[b]3[/b]-[b]7[/b][b]2[/b]-[b]9[/b][b]1[/b]\n--[b]2[/b][b]"
     "5[/b][b]9[/b]---[b]6[/b]\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[font=Courier New]. . 4 . . 5\n. 1 . . 6 .\n5 . . 3 . .\n2 . . 4 . .\n6 . 1 . . .\n. 5 . . 3 .[/font]"
     "\n",
     "6x6: ..4..5.1..6.5..3..2..4..6.1....5..3., houses 18"},
    {NULL, ">!....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6!<"
     "\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "||....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259...6||"
     "\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<div class=\"row\"><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span c"
     "lass=\"c\"></span><span class=\"c\">1</span><span class=\"c\">8</span><span class=\"c\"></span><span class=\"c\""
     ">3</span><span class=\"c\">2</span></div>\n<div class=\"row\"><span class=\"c\"></span><span class=\"c\">4</span"
     "><span class=\"c\"></span><span class=\"c\">3</span><span class=\"c\">6</span><span class=\"c\">7</span><span cl"
     "ass=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span></div>\n<div class=\"row\"><span class=\"c\">"
     "3</span><span class=\"c\">8</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">5</span><s"
     "pan class=\"c\">9</span><span class=\"c\"></span><span class=\"c\">4</span><span class=\"c\">7</span></div>\n<di"
     "v class=\"row\"><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">7</"
     "span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">6</span><span "
     "class=\"c\">3</span></div>\n<div class=\"row\"><span class=\"c\"></span><span class=\"c\"></span><span class=\"c"
     "\">6</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">1</span><span class=\"c\">9</span"
     "><span class=\"c\">5</span><span class=\"c\">4</span></div>\n<div class=\"row\"><span class=\"c\"></span><span c"
     "lass=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\">3</span><span class=\"c\">"
     "</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span></div>\n<div class=\"row\"><sp"
     "an class=\"c\">6</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span><span class=\""
     "c\">8</span><span class=\"c\">4</span><span class=\"c\"></span><span class=\"c\"></span><span class=\"c\"></span"
     "></div>\n<div class=\"row\"><span class=\"c\">4</span><span class=\"c\"></span><span class=\"c\">3</span><span c"
     "lass=\"c\"></span><span class=\"c\">7</span><span class=\"c\">2</span><span class=\"c\"></span><span class=\"c\""
     ">9</span><span class=\"c\">1</span></div>\n<div class=\"row\"><span class=\"c\"></span><span class=\"c\"></span>"
     "<span class=\"c\">2</span><span class=\"c\">5</span><span class=\"c\">9</span><span class=\"c\"></span><span cla"
     "ss=\"c\"></span><span class=\"c\"></span><span class=\"c\">6</span></div>\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<sudoku>\n  <cell row=\"1\" col=\"5\" value=\"1\"/>\n  <cell row=\"1\" col=\"6\" value=\"8\"/>\n  <ce"
     "ll row=\"1\" col=\"8\" value=\"3\"/>\n  <cell row=\"1\" col=\"9\" value=\"2\"/>\n  <cell row=\"2\" col=\"2\" val"
     "ue=\"4\"/>\n  <cell row=\"2\" col=\"4\" value=\"3\"/>\n  <cell row=\"2\" col=\"5\" value=\"6\"/>\n  <cell row=\""
     "2\" col=\"6\" value=\"7\"/>\n  <cell row=\"3\" col=\"1\" value=\"3\"/>\n  <cell row=\"3\" col=\"2\" value=\"8\"/"
     ">\n  <cell row=\"3\" col=\"5\" value=\"5\"/>\n  <cell row=\"3\" col=\"6\" value=\"9\"/>\n  <cell row=\"3\" col="
     "\"8\" value=\"4\"/>\n  <cell row=\"3\" col=\"9\" value=\"7\"/>\n  <cell row=\"4\" col=\"4\" value=\"7\"/>\n  <ce"
     "ll row=\"4\" col=\"8\" value=\"6\"/>\n  <cell row=\"4\" col=\"9\" value=\"3\"/>\n  <cell row=\"5\" col=\"3\" val"
     "ue=\"6\"/>\n  <cell row=\"5\" col=\"6\" value=\"1\"/>\n  <cell row=\"5\" col=\"7\" value=\"9\"/>\n  <cell row=\""
     "5\" col=\"8\" value=\"5\"/>\n  <cell row=\"5\" col=\"9\" value=\"4\"/>\n  <cell row=\"6\" col=\"5\" value=\"3\"/"
     ">\n  <cell row=\"7\" col=\"1\" value=\"6\"/>\n  <cell row=\"7\" col=\"5\" value=\"8\"/>\n  <cell row=\"7\" col="
     "\"6\" value=\"4\"/>\n  <cell row=\"8\" col=\"1\" value=\"4\"/>\n  <cell row=\"8\" col=\"3\" value=\"3\"/>\n  <ce"
     "ll row=\"8\" col=\"5\" value=\"7\"/>\n  <cell row=\"8\" col=\"6\" value=\"2\"/>\n  <cell row=\"8\" col=\"8\" val"
     "ue=\"9\"/>\n  <cell row=\"8\" col=\"9\" value=\"1\"/>\n  <cell row=\"9\" col=\"3\" value=\"2\"/>\n  <cell row=\""
     "9\" col=\"4\" value=\"5\"/>\n  <cell row=\"9\" col=\"5\" value=\"9\"/>\n  <cell row=\"9\" col=\"9\" value=\"6\"/"
     ">\n</sudoku>\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n &  & 1 &  &  &  &  &  &  \\\\ \\hline\n &  &  &  &  "
     "&  &  &  &  \\\\ \\hline\n3 & 8 &  &  & 5 & 9 &  & 4 & 7 \\\\ \\hline\n &  &  & 7 &  &  &  & 6 & 3 \\\\ \\hline"
     "\n &  & 6 &  &  & 1 & 9 & 5 & 4 \\\\ \\hline\n &  &  &  & 3 &  &  &  &  \\\\ \\hline\n6 &  &  &  & 8 & 4 &  &  &"
     "  \\\\ \\hline\n4 &  & 3 &  & 7 & 2 &  & 9 & 1 \\\\ \\hline\n &  & 2 & 5 & 9 &  &  &  & 6 \\\\ \\hline\n\\end{ta"
     "bular}\n",
     "9x9: ..1...............38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<table><tr><td>x</td><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3"
     "</td><td>4</td><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td></tr></table></td></tr></ta"
     "ble>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "<table class= \"a>b\"><tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td>"
     "<td></td></tr><tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr><tr>"
     "<td></td><td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr><tr><td>8</td><td></td>"
     "<td></td><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr><tr><td>4</td><td></td><td></td><td>8</td>"
     "<td></td><td>3</td><td></td><td></td><td>1</td></tr><tr><td>7</td><td></td><td></td><td></td><td>2</td><td></td>"
     "<td></td><td></td><td>6</td></tr><tr><td></td><td>6</td><td></td><td></td><td></td><td></td><td>2</td><td>8</td>"
     "<td></td></tr><tr><td></td><td></td><td></td><td>4</td><td>1</td><td>9</td><td></td><td></td><td>5</td></tr><tr>"
     "<td></td><td></td><td></td><td></td><td>8</td><td></td><td></td><td>7</td><td>9</td></tr></table>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\r\n<tr>\r\n<td>5</td>\r\n<td>3</td>\r\n<td></td>\r\n<td></td>\r\n<td>7</td>\r\n<td></td>\r\n<"
     "td></td>\r\n<td></td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td>6</td>\r\n<td></td>\r\n<td></td>\r\n<td>1</td>\r\n<td"
     ">9</td>\r\n<td>5</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<td>9</td>\r\n<td>"
     "8</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td>8<"
     "/td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>3</td>\r"
     "\n</tr>\r\n<tr>\r\n<td>4</td>\r\n<td></td>\r\n<td></td>\r\n<td>8</td>\r\n<td></td>\r\n<td>3</td>\r\n<td></td>\r"
     "\n<td></td>\r\n<td>1</td>\r\n</tr>\r\n<tr>\r\n<td>7</td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>2</td>\r"
     "\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>6</td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<td>6</td>\r\n<td></td>\r\n"
     "<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>2</td>\r\n<td>8</td>\r\n<td></td>\r\n</tr>\r\n<tr>\r\n<td></td>\r\n<t"
     "d></td>\r\n<td></td>\r\n<td>4</td>\r\n<td>1</td>\r\n<td>9</td>\r\n<td></td>\r\n<td></td>\r\n<td>5</td>\r\n</tr>"
     "\r\n<tr>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td></td>\r\n<td>8</td>\r\n<td></td>\r\n<td></td>\r\n<td>7</t"
     "d>\r\n<td>9</td>\r\n</tr>\r\n</table>\r\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<div><div class=\"box\">1<br>1</div><div class=\"box\">2<br>2</div><div class=\"box\">3<br>3</div><di"
     "v class=\"box\">4<br>4</div><div class=\"box\">5<br>5</div></div>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;79\n</pre>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\nx&nbsp;&nbsp"
     ";&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;1\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;1\n&nbsp;98&nbsp;&nbsp;&n"
     "bsp;&nbsp;6&nbsp;1\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;31\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;11\n7&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;61\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;1\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;51\n&nbs"
     "p;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;791\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp\n&nbsp;98&nbsp;&nbsp;&nbsp;"
     "&nbsp;6&nbsp\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;\n7&nbsp;&nbsp;&nbsp;2&nb"
     "sp;&nbsp;&nbsp;\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;\n&nbsp;&nbsp;&nbsp;&n"
     "bsp;8&nbsp;&nbsp;7\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "5&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp"
     ";7&nbsp;&nbsp;1&nbsp;9&nbsp;5&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n&nbsp;&nbsp;9&nbsp;8&nbsp;&nbsp;&nbsp;&nbsp;&"
     "nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;\n8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;"
     "&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;1\n7&nbsp;"
     "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6\n&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp"
     ";&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;8&nbsp;&nbsp;\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;4&nbsp;1&nbsp;9&n"
     "bsp;&nbsp;&nbsp;&nbsp;&nbsp;5\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&"
     "nbsp;9\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "5&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp"
     ";&nbsp;&nbsp;&nbsp;1&nbsp;9&nbsp;5&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n&nbsp;&nbsp;9&nbsp;8&nbsp;&nbsp;&nbsp;&n"
     "bsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;\n8&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&"
     "nbsp;&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;1\n7&"
     "nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;6\n&nbsp;&nbsp;6&nbsp;&nbsp;"
     "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;2&nbsp;8&nbsp;&nbsp;\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;4&nbsp;1&nbs"
     "p;9&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;5\n&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;&nbsp;&nbsp;&nb"
     "sp;7&nbsp;9\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp"
     ";&nbsp;&nbsp;6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;38&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&"
     "nbsp;3&nbsp;&nbsp;14&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;67&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nb"
     "sp;&nbsp;419&nbsp;&nbsp;5&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;79\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;79                                                                                     "
     "                                                                                                                "
     "                                                                                                       \n",
     "1:1: no board in this: expected as many rows as columns\n1:6: 5 characters: not a board; expected N*N (81 f"
     "or 9x9, 256 for 16x16)"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;\n6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;\n&nbsp;98&nbsp;&nbsp;&nbs"
     "p;&nbsp;6&nbsp;\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;3\n4&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;1\n7&nbsp;&nbsp;&nbsp"
     ";2&nbsp;&nbsp;&nbsp;6\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;\n&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;5\n&nbsp;&nbsp;"
     "&nbsp;&nbsp;8&nbsp;&nbsp;79",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table><tr><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td><td>4"
     "</td></tr></table></td><td><table><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>1</td><td>2</td><td>3</td><td>"
     "4</td></tr></table></td></tr></table>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;53&nbsp;&nbsp;7&nbsp;&nbsp;&nbsp;&nbsp;1\n6&nbsp;&nbsp;195&nbs"
     "p;&nbsp;&nbsp;6&nbsp;&nbsp;195&nbsp;&nbsp;&nbsp;1\n&nbsp;98&nbsp;&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;98&nbsp;&nbsp;&n"
     "bsp;&nbsp;6&nbsp;1\n8&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;38&nbsp;&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;31\n4&nbsp;&nbs"
     "p;8&nbsp;3&nbsp;&nbsp;14&nbsp;&nbsp;8&nbsp;3&nbsp;&nbsp;11\n7&nbsp;&nbsp;&nbsp;2&nbsp;&nbsp;&nbsp;67&nbsp;&nbsp;"
     "&nbsp;2&nbsp;&nbsp;&nbsp;61\n&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;&nbsp;6&nbsp;&nbsp;&nbsp;&nbsp;28&nbsp;1\n&n"
     "bsp;&nbsp;&nbsp;419&nbsp;&nbsp;5&nbsp;&nbsp;&nbsp;419&nbsp;&nbsp;51\n&nbsp;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;79&nbs"
     "p;&nbsp;&nbsp;&nbsp;8&nbsp;&nbsp;791\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "\\begin{tabular}\n & & & &1&8& &3&2\\\\\n &4& &3&6&7& & & \\\\\n3&8& & &5&9& &4&7\\\\\n & & &7& & & &"
     "6&3\\\\\n & &6& & &1&9&5&4\\\\\n & & & &3& & & & \\\\\n6& & & &8&4& & & \\\\\n4& &3& &7&2& &9&1\\\\\n & &2&5&9& "
     "& & &6\n\\end{tabular}",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "\\verb\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259"
     "...6",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "```\n....18.32\n.4.367...\n38..59.47\n...7...63\n..6..1954\n....3....\n6...84...\n4.3.72.91\n..259..."
     "6\n```",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n| | | | |1|8| |3|2|\n| |4| |3|6|7| | | |\n|3|8| | |5|9| |4|7|"
     "\n| | | |7| | | |6|3|\n| | |6| | |1|9|5|4|\n| | | | |3| | | | |\n|6| | | |8|4| | | |\n|4| |3| |7|2| |9|1|\n| | |"
     "2|5|9| | | |6|",
     "1:1: row 1 has 9 cells; expected 10"},
    {NULL, "<table><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>1</td><td>8</td><td>&nbsp;"
     "</td><td>3</td><td>2</td></tr><tr><td>&nbsp;</td><td>4</td><td>&nbsp;</td><td>3</td><td>6</td><td>7</td><td>&nbs"
     "p;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>3</td><td>8</td><td>&nbsp;</td><td>&nbsp;</td><td>5</td><td>9<"
     "/td><td>&nbsp;</td><td>4</td><td>7</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>7</td><td>&nbsp"
     ";</td><td>&nbsp;</td><td>&nbsp;</td><td>6</td><td>3</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>6</td><td>&nb"
     "sp;</td><td>&nbsp;</td><td>1</td><td>9</td><td>5</td><td>4</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;"
     "</td><td>&nbsp;</td><td>3</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>6</td><td"
     ">&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>8</td><td>4</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr>"
     "<tr><td>4</td><td>&nbsp;</td><td>3</td><td>&nbsp;</td><td>7</td><td>2</td><td>&nbsp;</td><td>9</td><td>1</td></t"
     "r><tr><td>&nbsp;</td><td>&nbsp;</td><td>2</td><td>5</td><td>9</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><"
     "td>6</td></tr></table>",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<table><tr><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>&#49;</td><td>&#56;</td><t"
     "d>&#160;</td><td>&#51;</td><td>&#50;</td></tr><tr><td>&#160;</td><td>&#52;</td><td>&#160;</td><td>&#51;</td><td>"
     "&#54;</td><td>&#55;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td></tr><tr><td>&#51;</td><td>&#56;</td><td>&#"
     "160;</td><td>&#160;</td><td>&#53;</td><td>&#57;</td><td>&#160;</td><td>&#52;</td><td>&#55;</td></tr><tr><td>&#16"
     "0;</td><td>&#160;</td><td>&#160;</td><td>&#55;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>&#54;</td><t"
     "d>&#51;</td></tr><tr><td>&#160;</td><td>&#160;</td><td>&#54;</td><td>&#160;</td><td>&#160;</td><td>&#49;</td><td"
     ">&#57;</td><td>&#53;</td><td>&#52;</td></tr><tr><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>"
     "&#51;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td></tr><tr><td>&#54;</td><td>&#160;</td><td>"
     "&#160;</td><td>&#160;</td><td>&#56;</td><td>&#52;</td><td>&#160;</td><td>&#160;</td><td>&#160;</td></tr><tr><td>"
     "&#52;</td><td>&#160;</td><td>&#51;</td><td>&#160;</td><td>&#55;</td><td>&#50;</td><td>&#160;</td><td>&#57;</td><"
     "td>&#49;</td></tr><tr><td>&#160;</td><td>&#160;</td><td>&#50;</td><td>&#53;</td><td>&#57;</td><td>&#160;</td><td"
     ">&#160;</td><td>&#160;</td><td>&#54;</td></tr></table>",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "[table][tr][td][/td][td][/td][td][/td][td][/td][td]1[/td][td]8[/td][td][/td][td]3[/td][td]2[/td][/tr]"
     "[tr][td][/td][td]4[/td][td][/td][td]3[/td][td]6[/td][td]7[/td][td][/td][td][/td][td][/td][/tr][tr][td]3[/td][td]"
     "8[/td][td][/td][td][/td][td]5[/td][td]9[/td][td][/td][td]4[/td][td]7[/td][/tr][tr][td][/td][td][/td][td][/td][td"
     "]7[/td][td][/td][td][/td][td][/td][td]6[/td][td]3[/td][/tr][tr][td][/td][td][/td][td]6[/td][td][/td][td][/td][td"
     "]1[/td][td]9[/td][td]5[/td][td]4[/td][/tr][tr][td][/td][td][/td][td][/td][td][/td][td]3[/td][td][/td][td][/td][t"
     "d][/td][td][/td][/tr][tr][td]6[/td][td][/td][td][/td][td][/td][td]8[/td][td]4[/td][td][/td][td][/td][td][/td][/t"
     "r][tr][td]4[/td][td][/td][td]3[/td][td][/td][td]7[/td][td]2[/td][td][/td][td]9[/td][td]1[/td][/tr][tr][td][/td]["
     "td][/td][td]2[/td][td]5[/td][td]9[/td][td][/td][td][/td][td][/td][td]6[/td][/tr][/table]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<table></table>",
     ""},
    {NULL, "<table><tr><td>&toolongentity;1</td></tr></table>",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "<!DOCTYPE html><?xml x?><table><tr><td>.</td><td>.</td><td>.</td><td>.</td><td>1</td><td>8</td><td>.<"
     "/td><td>3</td><td>2</td></tr><tr><td>.</td><td>4</td><td>.</td><td>3</td><td>6</td><td>7</td><td>.</td><td>.</td"
     "><td>.</td></tr><tr><td>3</td><td>8</td><td>.</td><td>.</td><td>5</td><td>9</td><td>.</td><td>4</td><td>7</td></"
     "tr><tr><td>.</td><td>.</td><td>.</td><td>7</td><td>.</td><td>.</td><td>.</td><td>6</td><td>3</td></tr><tr><td>.<"
     "/td><td>.</td><td>6</td><td>.</td><td>.</td><td>1</td><td>9</td><td>5</td><td>4</td></tr><tr><td>.</td><td>.</td"
     "><td>.</td><td>.</td><td>3</td><td>.</td><td>.</td><td>.</td><td>.</td></tr><tr><td>6</td><td>.</td><td>.</td><t"
     "d>.</td><td>8</td><td>4</td><td>.</td><td>.</td><td>.</td></tr><tr><td>4</td><td>.</td><td>3</td><td>.</td><td>7"
     "</td><td>2</td><td>.</td><td>9</td><td>1</td></tr><tr><td>.</td><td>.</td><td>2</td><td>5</td><td>9</td><td>.</t"
     "d><td>.</td><td>.</td><td>6</td></tr></table>",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<style>x</style><p title=\"a<b\">....18.32<br>.4.367...<br>38..59.47<br>...7...63<br>..6..1954<br>..."
     ".3....<br>6...84...<br>4.3.72.91<br>..259...6</p>",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<p><b>x</b>",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "[table][style]x[/style][tr][td].[/td][td].[/td][td].[/td][td].[/td][td]1[/td][td]8[/td][td].[/td][td]"
     "3[/td][td]2[/td][/tr][tr][td].[/td][td]4[/td][td].[/td][td]3[/td][td]6[/td][td]7[/td][td].[/td][td].[/td][td].[/"
     "td][/tr][tr][td]3[/td][td]8[/td][td].[/td][td].[/td][td]5[/td][td]9[/td][td].[/td][td]4[/td][td]7[/td][/tr][tr]["
     "td].[/td][td].[/td][td].[/td][td]7[/td][td].[/td][td].[/td][td].[/td][td]6[/td][td]3[/td][/tr][tr][td].[/td][td]"
     ".[/td][td]6[/td][td].[/td][td].[/td][td]1[/td][td]9[/td][td]5[/td][td]4[/td][/tr][tr][td].[/td][td].[/td][td].[/"
     "td][td].[/td][td]3[/td][td].[/td][td].[/td][td].[/td][td].[/td][/tr][tr][td]6[/td][td].[/td][td].[/td][td].[/td]"
     "[td]8[/td][td]4[/td][td].[/td][td].[/td][td].[/td][/tr][tr][td]4[/td][td].[/td][td]3[/td][td].[/td][td]7[/td][td"
     "]2[/td][td].[/td][td]9[/td][td]1[/td][/tr][tr][td].[/td][td].[/td][td]2[/td][td]5[/td][td]9[/td][td].[/td][td].["
     "/td][td].[/td][td]6[/td][/tr][/table]",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "<pre>\r....18.32\r.4.367...\r38..59.47\r...7...63\r..6..1954\r....3....\r6...84...\r4.3.72.91\r..259."
     "..6</pre>",
     "9:1: row 9 has 15 cells; expected 9"},
    {NULL, "|===\n\n|  |  |  |  | 1 | 8 |  | 3 | 2\n\n|  | 4 |  | 3 | 6 | 7 |  |  | \n\n| 3 | 8 |  |  | 5 | 9 |  "
     "| 4 | 7\n\n|  |  |  | 7 |  |  |  | 6 | 3\n\n|  |  | 6 |  |  | 1 | 9 | 5 | 4\n\n|  |  |  |  | 3 |  |  |  | \n\n| "
     "6 |  |  |  | 8 | 4 |  |  | \n\n| 4 |  | 3 |  | 7 | 2 |  | 9 | 1\n\n|  |  | 2 | 5 | 9 |  |  |  | 6\n|===\n",
     "1:1: no board in this: expected as many rows as columns\n1:1: one cell: not a board x 3\n1:2: 1 character: "
     "not a board; expected N*N (81 for 9x9, 256 for 16x16)\n1:1: one cell: not a board\n1:2: 1 character: not a board"
     "; expected N*N (81 for 9x9, 256 for 16x16) x 2\n1:1: one cell: not a board x 2"},
    {NULL, "{| class=x\n|-\n|  ||  ||  ||  || '''1''' || '''8''' ||  || '''3''' || '''2'''\n|-\n|  || '''4''' || "
     " || '''3''' || '''6''' || '''7''' ||  ||  || \n|-\n| '''3''' || '''8''' ||  ||  || '''5''' || '''9''' ||  || '''"
     "4''' || '''7'''\n|-\n|  ||  ||  || '''7''' ||  ||  ||  || '''6''' || '''3'''\n|-\n|  ||  || '''6''' ||  ||  || '"
     "''1''' || '''9''' || '''5''' || '''4'''\n|-\n|  ||  ||  ||  || '''3''' ||  ||  ||  || \n|-\n| '''6''' ||  ||  ||"
     "  || '''8''' || '''4''' ||  ||  || \n|-\n| '''4''' ||  || '''3''' ||  || '''7''' || '''2''' ||  || '''9''' || ''"
     "'1'''\n|-\n|  ||  || '''2''' || '''5''' || '''9''' ||  ||  ||  || '''6'''\n|}\n",
     "9x9: ....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6, houses 27"},
    {NULL, "```53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79```\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<div class=\"block\"><div class=\"row\"><p>1</p></div></div>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "<div class=\"box row\">1</div>\n",
     "1:1: no board in this: expected as many rows as columns"},
    {NULL, "12345<br clear=\"all\" />\n34<br>\n",
     "1:1: no board in these 2 lines; expected 9 rows of 9, or 81 cells on one line"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79[/qu"
     "ote]\nthanks\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27\n1:7: 6 c"
     "haracters: not a board; expected N*N (81 for 9x9, 256 for 16x16)"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79/quo"
     "te]\n",
     "9:1: row 9 has 16 cells; expected 9"},
    {NULL, "<sudoku><row>53..7....</row><row>6..195...</row><row>.98....6.</row><row>8...6...3</row><row>4..8.3.."
     "1</row><row>7...2...6</row><row>.6....28.</row><row>...419..5</row><row>....8..79</row></sudoku>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<sudoku>\n<row>53..7....</row>\n<row>6..195...</row>\n<row>.98....6.</row>\n<row>8...6...3</row>\n<ro"
     "w>4..8.3..1</row>\n<row>7...2...6</row>\n<row>.6....28.</row>\n<row>...419..5</row>\n<row>....8..79</row>\n</sud"
     "oku>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<sudoku><game data=\"53007000060019500009800006080006000340080300170002000606000028000041900500008007"
     "9\" /></sudoku>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n[/"
     "quote]\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "`x` y\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8."
     ".79\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<pre>\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8"
     "xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBx"
     "DxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n</pre>\n",
     "16x16: 1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3."
     ".6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8"
     "..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2.., houses 48"},
    {NULL, "<pre>\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8"
     "xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBx"
     "DxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\n1x3xx6x8xxBxDxxG\nx6x8xxBxDxxGx2xx\nABC\n</pre>\n",
     "16x16: 1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3."
     ".6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2..1.3..6.8..B.D..G.6.8"
     "..B.D..G.2..1.3..6.8..B.D..G.6.8..B.D..G.2.., houses 48\n1:4: 3 characters: not a board; expected N*N (81 for 9x"
     "9, 256 for 16x16)"},
    {NULL, "$$\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79"
     "\n$$\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "$$ x\n53..7....\n6..195...\n$$\n",
     "1:3: 2 characters: not a board; expected N*N (81 for 9x9, 256 for 16x16)\n3:1: 3 rows of 9 cells; expected "
     "9 rows"},
    {NULL, "<sudoku:puzzle=\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"/"
     ">\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<input value=\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\">\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<page><board cells=\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
     "9\"/></page>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\n<tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td><td></td></tr"
     ">\n<tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr>\n<tr><td></td>"
     "<td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr>\n<tr><td>8</td><td></td><td></t"
     "d><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr>\n<tr><td>4</td><td></td><td></td><td>8</td><td><"
     "/td><td>3</td><td></td><td></td><td>1</td></tr>\n<tr><td>7</td><td></td><td></td><td></td><td>2</td><td></td><td"
     "></td><td></td><td>6</td></tr>\n<tr><td></td><td>6</td><td></td><td></td><td></td><td></td><td>2</td><td>8</td><"
     "td></td></tr>\n<tr><td></td><td></td><td></td><td>4</td><td>1</td><td>9</td><td></td><td></td><td>5</td></tr>\n<"
     "tr><td></td><td></td><td></td><td></td><td>8</td><td></td><td></td><td>7</td><td>9</td></tr>\n</table>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\n<tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td><td></td></tr"
     ">\n<tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr>\n<tr><td></td>"
     "<td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr>\n<tr><td>8</td><td></td><td></t"
     "d><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr>\n<tr><td>4</td><td></td><td></td><td>8</td><td><"
     "/td><td>3</td><td></td><td></td><td>1</td></tr>\n<tr><td>7</td><td></td><td></td><td></td><td>2</td><td></td><td"
     "></td><td></td><td>6</td></tr>\n<tr><td></td><td>6</td><td></td><td></td><td></td><td></td><td>2</td><td>8</td><"
     "td></td></tr>\n<tr><td></td><td></td><td></td><td>4</td><td>1</td><td>9</td><td></td><td></td><td>5</td></tr>\n<"
     "tr><td></td><td></td><td></td><td></td><td>8</td><td></td><td></td><td>7</td><td>9</td></tr>\n</table>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n"
     "</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\n<tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td><td></td></tr"
     ">\n<tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr>\n<tr><td></td>"
     "<td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr>\n<tr><td>8</td><td></td><td></t"
     "d><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr>\n<tr><td>4</td><td></td><td></td><td>8</td><td><"
     "/td><td>3</td><td></td><td></td><td>1</td></tr>\n<tr><td>7</td><td></td><td></td><td></td><td>2</td><td></td><td"
     "></td><td></td><td>6</td></tr>\n<tr><td></td><td>6</td><td></td><td></td><td></td><td></td><td>2</td><td>8</td><"
     "td></td></tr>\n<tr><td></td><td></td><td></td><td>4</td><td>1</td><td>9</td><td></td><td></td><td>5</td></tr>\n<"
     "tr><td></td><td></td><td></td><td></td><td>8</td><td></td><td></td><td>7</td><td>9</td></tr>\n</table></div>\n</"
     "div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</"
     "div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</"
     "div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</div>\n</"
     "div>\n</div>\n</div>\n",
     "9x9: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, houses 27"},
    {NULL, "<table>\n<tr><td>5</td><td>3</td><td></td><td></td><td>7</td><td></td><td></td><td></td><td></td></tr"
     ">\n<tr><td>6</td><td></td><td></td><td>1</td><td>9</td><td>5</td><td></td><td></td><td></td></tr>\n<tr><td></td>"
     "<td>9</td><td>8</td><td></td><td></td><td></td><td></td><td>6</td><td></td></tr>\n<tr><td>8</td><td></td><td></t"
     "d><td></td><td>6</td><td></td><td></td><td></td><td>3</td></tr>\n<tr><td>4</td><td></td><td></td><td>8</td><td><"
     "/td><td>3</td><td></td><td></td><td>1</td></tr>\n<tr><td>7</td><td></td><td></td><td></td><td>2</td><td></td><td"
     "></td><td></td><td>6</td></tr>\n<tr><td></td><td>6</td><td></td><td></td><td></td><td></td><td>2</td><td>8</td><"
     "td></td></tr>\n<tr><td></td><td></td><td></td><td>4</td><td>1</td><td>9</td><td></td><td></td><td>5</td></tr>\n<"
     "/table><p>so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words so many words so many words so many words so many words so many words so m"
     "any words so many words so many words </p>\n",
     "1:1: no board in this: expected as many rows as columns x 2"},
    {NULL, "\\begin{pmatrix}\n\\cdot & \\cdot & \\cdot & \\cdot & 2 & \\cdot & \\cdot & \\cdot & \\cdot \\\\\n8 &"
     " \\cdot & 3 & \\cdot & \\cdot & \\cdot & 1 & \\cdot & \\cdot \\\\\n\\cdot & 2 & \\cdot & \\cdot & 4 & \\cdot & "
     "\\cdot & \\cdot & 8 \\\\\n\\cdot & 5 & \\cdot & \\cdot & \\cdot & \\cdot & \\cdot & 8 & \\cdot \\\\\n\\cdot & 6 "
     "& 4 & 7 & \\cdot & \\cdot & \\cdot & \\cdot & 5 \\\\\n7 & \\cdot & \\cdot & \\cdot & \\cdot & 6 & \\cdot & \\cdo"
     "t & \\cdot \\\\\n\\cdot & \\cdot & \\cdot & 8 & \\cdot & 7 & 3 & \\cdot & 2 \\\\\n\\cdot & 3 & 5 & 4 & \\cdot & "
     "\\cdot & \\cdot & \\cdot & \\cdot \\\\\n9 & 7 & \\cdot & \\cdot & \\cdot & 3 & \\cdot & \\cdot & 6 \\\\\n\\end{p"
     "matrix}\n",
     "9x9: ....2....8.3...1...2..4...8.5.....8..647....57....6......8.73.2.354.....97...3..6, houses 27"},
    {NULL, "$$\n\\begin{array}{ccc|ccc|ccc}\n &  & 8 & 5 &  &  &  & 2 &  \\\\\n &  &  & 1 &  & 8 &  &  &  \\\\\n4"
     " & 6 &  &  &  &  &  &  & 5 \\\\\n\\hline\n &  &  &  &  & 9 &  & 8 &  \\\\\n5 &  &  &  & 2 &  &  & 1 &  \\\\\n & "
     " & 4 &  &  &  &  & 5 &  \\\\\n\\hline\n &  &  & 4 & 7 & 3 &  &  &  \\\\\n &  & 5 &  &  & 2 &  &  &  \\\\\n & 9 &"
     " 2 & 6 &  &  & 7 &  &  \\\\\n\\end{array}\n$$\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "\\begin{sudoku-block}\n|||8|5||||2||.\n||||1||8||||.\n|4|6|||||||5|.\n||||||9||8||.\n|5||||2|||1||.\n"
     "|||4|||||5||.\n||||4|7|3||||.\n|||5|||2||||.\n||9|2|6|||7|||.\n\\end{sudoku-block}\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "|===\n|||8|5||||2|\n||||1||8|||\n|4|6|||||||5\n||||||9||8|\n|5||||2|||1|\n|||4|||||5|\n||||4|7|3|||\n"
     "|||5|||2|||\n||9|2|6|||7||\n|===\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "<!DOCTYPE html>\n<html><head><title>Sudoku 9x9</title><style>td{width:2em}</style></head><body><h1>Pu"
     "zzle 12</h1><table><tr><td class=\"c0\"></td><td class=\"c1\"></td><td class=\"c2\">8</td><td class=\"c3\">5</td"
     "><td class=\"c4\"></td><td class=\"c5\"></td><td class=\"c6\"></td><td class=\"c7\">2</td><td class=\"c8\"></td>"
     "</tr>\n<tr><td class=\"c0\"></td><td class=\"c1\"></td><td class=\"c2\"></td><td class=\"c3\">1</td><td class=\""
     "c4\"></td><td class=\"c5\">8</td><td class=\"c6\"></td><td class=\"c7\"></td><td class=\"c8\"></td></tr>\n<tr><t"
     "d class=\"c0\">4</td><td class=\"c1\">6</td><td class=\"c2\"></td><td class=\"c3\"></td><td class=\"c4\"></td><t"
     "d class=\"c5\"></td><td class=\"c6\"></td><td class=\"c7\"></td><td class=\"c8\">5</td></tr>\n<tr><td class=\"c0"
     "\"></td><td class=\"c1\"></td><td class=\"c2\"></td><td class=\"c3\"></td><td class=\"c4\"></td><td class=\"c5\""
     ">9</td><td class=\"c6\"></td><td class=\"c7\">8</td><td class=\"c8\"></td></tr>\n<tr><td class=\"c0\">5</td><td "
     "class=\"c1\"></td><td class=\"c2\"></td><td class=\"c3\"></td><td class=\"c4\">2</td><td class=\"c5\"></td><td c"
     "lass=\"c6\"></td><td class=\"c7\">1</td><td class=\"c8\"></td></tr>\n<tr><td class=\"c0\"></td><td class=\"c1\">"
     "</td><td class=\"c2\">4</td><td class=\"c3\"></td><td class=\"c4\"></td><td class=\"c5\"></td><td class=\"c6\"><"
     "/td><td class=\"c7\">5</td><td class=\"c8\"></td></tr>\n<tr><td class=\"c0\"></td><td class=\"c1\"></td><td clas"
     "s=\"c2\"></td><td class=\"c3\">4</td><td class=\"c4\">7</td><td class=\"c5\">3</td><td class=\"c6\"></td><td cla"
     "ss=\"c7\"></td><td class=\"c8\"></td></tr>\n<tr><td class=\"c0\"></td><td class=\"c1\"></td><td class=\"c2\">5</"
     "td><td class=\"c3\"></td><td class=\"c4\"></td><td class=\"c5\">2</td><td class=\"c6\"></td><td class=\"c7\"></t"
     "d><td class=\"c8\"></td></tr>\n<tr><td class=\"c0\"></td><td class=\"c1\">9</td><td class=\"c2\">2</td><td class"
     "=\"c3\">6</td><td class=\"c4\"></td><td class=\"c5\"></td><td class=\"c6\">7</td><td class=\"c7\"></td><td class"
     "=\"c8\"></td></tr>\n</table><p>Good luck!</p></body></html>",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "<div class=\"grid\">\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell"
     "\">8</div>\n  <div class=\"cell\">5</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div cl"
     "ass=\"cell\"></div>\n  <div class=\"cell\">2</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n"
     "  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">1</div>\n  <div class=\"cell\""
     "></div>\n  <div class=\"cell\">8</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class"
     "=\"cell\"></div>\n  <div class=\"cell\">4</div>\n  <div class=\"cell\">6</div>\n  <div class=\"cell\"></div>\n  "
     "<div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></"
     "div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">5</div>\n  <div class=\"cell\"></div>\n  <div class=\""
     "cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div "
     "class=\"cell\">9</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">8</div>\n  <div class=\"cell\"></div"
     ">\n  <div class=\"cell\">5</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cel"
     "l\"></div>\n  <div class=\"cell\">2</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div cl"
     "ass=\"cell\">1</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n"
     "  <div class=\"cell\">4</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\""
     "></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">5</div>\n  <div class=\"cell\"></div>\n  <div class"
     "=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">4</div>\n  <"
     "div class=\"cell\">7</div>\n  <div class=\"cell\">3</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"><"
     "/div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\""
     "cell\">5</div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">2</div>\n  <di"
     "v class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\"></div"
     ">\n  <div class=\"cell\">9</div>\n  <div class=\"cell\">2</div>\n  <div class=\"cell\">6</div>\n  <div class=\"c"
     "ell\"></div>\n  <div class=\"cell\"></div>\n  <div class=\"cell\">7</div>\n  <div class=\"cell\"></div>\n  <div "
     "class=\"cell\"></div>\n</div>\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "<!DOCTYPE html>\n<html>\n<head>\n<title>Sudoku</title>\n</head>\n<body>\n<h1>Puzzle 3</h1>\n<table>\n"
     "<tr><td></td><td></td><td>8</td><td>5</td><td></td><td></td><td></td><td>2</td><td></td></tr>\n<tr><td></td><td>"
     "</td><td></td><td>1</td><td></td><td>8</td><td></td><td></td><td></td></tr>\n<tr><td>4</td><td>6</td><td></td><t"
     "d></td><td></td><td></td><td></td><td></td><td>5</td></tr>\n<tr><td></td><td></td><td></td><td></td><td></td><td"
     ">9</td><td></td><td>8</td><td></td></tr>\n<tr><td>5</td><td></td><td></td><td></td><td>2</td><td></td><td></td><"
     "td>1</td><td></td></tr>\n<tr><td></td><td></td><td>4</td><td></td><td></td><td></td><td></td><td>5</td><td></td>"
     "</tr>\n<tr><td></td><td></td><td></td><td>4</td><td>7</td><td>3</td><td></td><td></td><td></td></tr>\n<tr><td></"
     "td><td></td><td>5</td><td></td><td></td><td>2</td><td></td><td></td><td></td></tr>\n<tr><td></td><td>9</td><td>2"
     "</td><td>6</td><td></td><td></td><td>7</td><td></td><td></td></tr>\n</table>\n<p>Good luck!</p>\n</body>\n</html"
     ">\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "<sudoku puzzle=\"..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\" "
     "solution=\"978536421253148976461297835617359284539824617824761359186473592745982163392615748\"/>\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
    {NULL, "<sudoku puzzle=\"..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7..\">"
     "</sudoku>\n<sudoku puzzle=\"6...2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8..\"/"
     ">\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27\n9x9: 6.."
     ".2....9.8....1...43..59..62..4..8.....7..98.....2......3..2..37..9..45.....8.., houses 27"},
    {NULL, "<sudoku>\n  <puzzle grid=\"..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....9"
     "26..7..\" level=\"3\"/>\n</sudoku>\n",
     "9x9: ..85...2....1.8...46......5.....9.8.5...2..1...4....5....473.....5..2....926..7.., houses 27"},
};
/* clang-format on */
