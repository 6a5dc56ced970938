import { Parser } from 'htmlparser2'

/** What an audit reads of a page. */
export type PageFacts = Readonly<{
  lang: string
  title: string
  description: string
  canonical: string | null
  isNoindex: boolean
  /** hreflang → address. */
  alternates: Readonly<Record<string, string>>
  headings: number
  /** Sources of images without a text for who does not see them. */
  unnamedImages: readonly string[]
  /** Addresses of links, as they stand in the page. */
  links: readonly string[]
  /** JSON-LD as it stands in the page. */
  data: readonly string[]
  /** Characters of the main part, spaces aside. */
  textLength: number
  bytes: number
}>

type Gathered = {
  -readonly [Key in keyof PageFacts]: PageFacts[Key] extends readonly string[] ? string[] : PageFacts[Key]
}

const notRead = new Set(['script', 'style', 'template', 'noscript', 'svg'])

function readMeta(facts: Gathered, { name, content = '' }: Record<string, string | undefined>): void {
  if (name === 'description') facts.description = content.trim()
  if (name === 'robots' && /\bnoindex\b/i.test(content)) facts.isNoindex = true
}

function readLink(facts: Gathered, { rel, href = '', hreflang }: Record<string, string | undefined>): void {
  if (rel === 'canonical') facts.canonical = href
  if (rel === 'alternate' && hreflang) facts.alternates = { ...facts.alternates, [hreflang]: href }
}

/** What to do where an element begins. */
const opened: Readonly<Record<string, (facts: Gathered, given: Record<string, string | undefined>) => void>> = {
  html: (facts, { lang = '' }) => void (facts.lang = lang),
  meta: readMeta,
  link: readLink,
  h1: (facts) => void facts.headings++,
  img: (facts, { alt, src = '' }) => void (alt === undefined && facts.unnamedImages.push(src)),
  a: (facts, { href, rel = '' }) => void (href !== undefined && !/\bnofollow\b/.test(rel) && facts.links.push(href)),
}

/** Reads a page once, from beginning to end. Never throws: whatever is sent is HTML of a kind. */
export function readFacts(html: string): PageFacts {
  const facts: Gathered = {
    ...{ lang: '', title: '', description: '', canonical: null, isNoindex: false, alternates: {} },
    ...{ headings: 0, unnamedImages: [], links: [], data: [], textLength: 0, bytes: Buffer.byteLength(html) },
  }
  const within: string[] = []
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, given) {
      within.push(name)
      if (name === 'script' && given.type === 'application/ld+json') script = ''
      opened[name]?.(facts, given)
    },
    ontext(text) {
      if (script !== null) script += text
      // A drawing may have a title of its own.
      else if (within.at(-1) === 'title' && !within.includes('svg')) facts.title += text
      else if (within.includes('main') && !within.some((name) => notRead.has(name)))
        facts.textLength += text.replace(/\s+/gu, '').length
    },
    onclosetag(name) {
      const at = within.lastIndexOf(name)
      if (at !== -1) within.length = at
      if (name !== 'script' || script === null) return
      facts.data.push(script)
      script = null
    },
  })
  parser.end(html)
  return { ...facts, title: facts.title.trim() }
}
