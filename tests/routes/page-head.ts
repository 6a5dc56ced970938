/** What a sent page says of itself in its head, read from its text. */
export type SentHead = {
  titles: string[]
  /** Contents of meta tags by name or property, in their order. */
  meta: Map<string, string[]>
  canonical: string[]
  /** Addresses by hreflang. */
  alternates: Map<string, string>
  structuredData: Record<string, unknown>[]
  /** Attributes of the first image of the body. */
  firstImage: Record<string, string>
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
export const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!)

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), unescaped(value!)]),
  )
}

export function headOf(html: string): SentHead {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'))
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, tag]) => attributesOf(tag!))
  const meta = new Map<string, string[]>()
  for (const { name, property, content = '' } of tags('meta')) {
    const key = name ?? property
    if (key) meta.set(key, [...(meta.get(key) ?? []), content])
  }
  const links = tags('link')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1]!)
  return {
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map((match) => unescaped(match[1]!)),
    meta,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href!),
    alternates: new Map(links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang!, href!])),
    structuredData: data.map((text) => JSON.parse(text) as Record<string, unknown>),
    firstImage: attributesOf(/<body.*?<img ([^>]*)>/s.exec(html)?.[1] ?? ''),
  }
}
