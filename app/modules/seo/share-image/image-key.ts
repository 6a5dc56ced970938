/**
 * What a share image shows is told by a key and never by words in the address: the words come from the product's own data, so that
 * nobody can have our brand drawn around a text of theirs.
 */
export type ImageKey =
  | { kind: 'page'; name: PageName }
  | { kind: 'doctor'; slug: string }
  | { kind: 'specialty'; slug: string }
  | { kind: 'location'; slug: string; specialty: string | null }
  | { kind: 'blog'; id: string }
  | { kind: 'knowledge'; topic: string }

/** Pages with words of their own, by their root-form path. */
const pagePaths = {
  '/': 'home',
  '/doctor': 'doctors',
  '/specialty': 'specialties',
  '/location/all': 'places',
  '/lab': 'lab',
  '/lab/sti': 'labSti',
  '/lab/locations': 'labLocations',
  '/radiology': 'radiology',
  '/medication': 'medication',
  '/health-insurance': 'insurance',
  '/knowlege': 'knowledge',
  '/blogs': 'blogs',
  '/app/i693': 'i693',
  '/contact': 'contact',
  '/contact/concierge': 'concierge',
  '/industry-partner': 'partner',
} as const

export type PageName = (typeof pagePaths)[keyof typeof pagePaths]

export const pageNames: readonly PageName[] = Object.values(pagePaths)

const isPageName = (name: string): name is PageName => (pageNames as readonly string[]).includes(name)

const part = '[^/\\u0000-\\u001f]{1,120}'
const shapes: readonly [RegExp, (...parts: string[]) => ImageKey | null][] = [
  [/^page\/(\w{1,40})$/, (name) => (isPageName(name!) ? { kind: 'page', name } : null)],
  [new RegExp(`^doctor/(${part})$`, 'u'), (slug) => ({ kind: 'doctor', slug: slug! })],
  [new RegExp(`^specialty/(${part})$`, 'u'), (slug) => ({ kind: 'specialty', slug: slug! })],
  [new RegExp(`^location/(${part})$`, 'u'), (slug) => ({ kind: 'location', slug: slug!, specialty: null })],
  [
    new RegExp(`^location/(${part})/(${part})$`, 'u'),
    (slug, specialty) => ({ kind: 'location', slug: slug!, specialty: specialty! }),
  ],
  [new RegExp(`^blog/(${part})$`, 'u'), (id) => ({ kind: 'blog', id: id! })],
  [new RegExp(`^knowledge/(${part})$`, 'u'), (topic) => ({ kind: 'knowledge', topic: topic! })],
]

/** Reads a key such as `doctor/meiling-zhang`; null when it has no known shape. */
export function parseImageKey(text: string): ImageKey | null {
  for (const [shape, make] of shapes) {
    const match = shape.exec(text)
    if (match) return make(...match.slice(1))
  }
  return null
}

/** The key of a page by its root-form path; pages without an image of their own share the one of the home page. */
export function imageKeyOf(path: string): string {
  const [pathname = '/'] = path.split('?', 1)
  const [first, second, third] = pathname.split('/').filter(Boolean).map(decoded)
  const page = Object.hasOwn(pagePaths, pathname) ? pagePaths[pathname as keyof typeof pagePaths] : null
  if (page) return `page/${page}`
  if (first === 'doctor' && second) return third && third !== 'appointment' ? `doctor/${third}` : `specialty/${second}`
  if (first === 'specialty' && second) return `specialty/${second}`
  if (first === 'location' && second)
    return third && third !== 'all' ? `location/${second}/${third}` : `location/${second}`
  if (first === 'knowlege' && second) return `knowledge/${second}`
  if (first === 'blogs' && second) return `blog/${second}`
  return 'page/home'
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
