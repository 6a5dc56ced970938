import { paths } from '#app/paths.ts'

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

/** Pages with words of their own. */
const pagePaths = {
  home: paths.home(),
  doctors: paths.doctors(),
  specialties: paths.specialties(),
  places: paths.neighborhoods(),
  lab: paths.labs(),
  labSti: paths.stiTesting(),
  labLocations: paths.labLocations(),
  radiology: paths.radiology(),
  medication: paths.medication(),
  insurance: paths.insurance(),
  knowledge: paths.topics(),
  blogs: paths.blogs(),
  i693: paths.immigrationExam(),
  contact: paths.contact(),
  concierge: paths.concierge(),
  partner: paths.industryPartner(),
}

export type PageName = keyof typeof pagePaths

export const pageNames = Object.keys(pagePaths) as PageName[]

/** The first segment of the addresses under a page. */
const rootOf = (path: string) => path.split('/')[1]

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
  const page = pageNames.find((name) => pagePaths[name] === pathname)
  if (page) return `page/${page}`
  if (pathname === paths.everywhere()) return 'page/places'
  if (second) {
    switch (first) {
      case rootOf(paths.doctors()):
        return third && third !== 'appointment' && third !== 'waitlist' ? `doctor/${third}` : `specialty/${second}`
      case rootOf(paths.specialties()):
        return `specialty/${second}`
      case rootOf(paths.neighborhoods()):
        return third && third !== 'all' ? `location/${second}/${third}` : `location/${second}`
      case rootOf(paths.topics()):
        return `knowledge/${second}`
      case rootOf(paths.blogs()):
        return `blog/${second}`
    }
  }
  return 'page/home'
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
