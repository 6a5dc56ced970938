/** A stretch of a text that is chosen. */
export type Chosen = Readonly<{ text: string; start: number; end: number }>

const around: Readonly<Record<string, string>> = { bold: '**', italic: '*' }
const before: Readonly<Record<string, (line: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
  quote: () => '> ',
}

function wrapped({ text, start, end }: Chosen, sign: string): Chosen {
  const words = text.slice(start, end)
  const made = `${sign}${words}${sign}`
  return { text: text.slice(0, start) + made + text.slice(end), start: start + sign.length, end: end + sign.length }
}

function linked({ text, start, end }: Chosen): Chosen {
  const words = text.slice(start, end)
  const made = `[${words}](https://)`
  const at = start + made.length - 1
  return { text: text.slice(0, start) + made + text.slice(end), start: at, end: at }
}

/** Every chosen line with the sign before it; an empty line stays one. */
function prefixed({ text, start, end }: Chosen, signOf: (line: number) => string): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end)
  const lines = text.slice(from, to).split('\n')
  const made = lines.map((line, at) => (line === '' && lines.length > 1 ? line : signOf(at) + line)).join('\n')
  return { text: text.slice(0, from) + made + text.slice(to), start: from, end: from + made.length }
}

/** What a button of the toolbar makes of the chosen words; an unknown one leaves them. */
export function marked(chosen: Chosen, mark: string): Chosen {
  if (mark === 'link') return linked(chosen)
  if (around[mark] !== undefined) return wrapped(chosen, around[mark])
  return before[mark] === undefined ? chosen : prefixed(chosen, before[mark])
}
