/** Colour names of CSS without system colours, which follow the visitor's settings. */
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'

const hex = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])`
/** `rgb(from var(--x) …)` derives from a token and is allowed. A function that starts with a number is a new colour. */
const made = String.raw`(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.+-][^)]*\)`
/** `color(display-p3 1 0 0)`: the space comes first, then the figures. */
const placed = String.raw`color\(\s*[a-z][\w-]*\s+[\d.+-][^)]*\)`
const named = String.raw`(?<![\w-])(?:${names.replaceAll(' ', '|')})(?![\w-]|\s*\()`

const anyColour = new RegExp(`${hex}|${made}|${placed}|${named}`, 'i')
const unmistakableColour = new RegExp(`(?<![\\w&-])(?:${hex}|${made}|${placed})`, 'i')

/** For places where only a colour can stand. */
export function findColour(value: string): string | null {
  return anyColour.exec(value)?.[0] ?? null
}

/** For any text, where "red" and "tan" are words. */
export function findUnmistakableColour(text: string): string | null {
  return unmistakableColour.exec(text)?.[0] ?? null
}
