type TextPart = Readonly<{ text: string; isLink: boolean }>

/** A text cut at its addresses of the web, so that a page can make links of them. Joined, the parts are the text. */
export function linkedParts(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s，。（）<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
