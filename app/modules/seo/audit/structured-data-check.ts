/** What search engines want of the types that the pages use, at the least. */
const required: Readonly<Record<string, readonly string[]>> = {
  Physician: ['name', 'url'],
  Dentist: ['name', 'url'],
  Person: ['name'],
  MedicalClinic: ['name', 'address'],
  MedicalBusiness: ['name', 'address'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Event: ['name', 'startDate', 'location'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Article: ['headline', 'author'],
  MedicalWebPage: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality'],
}

type Problem = { kind: 'data_invalid' | 'data_incomplete'; detail: string }

const typesOf = (thing: Record<string, unknown>): string[] =>
  [thing['@type']].flat().filter((type): type is string => typeof type === 'string')

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What each typed thing of a document lacks, however deep it stands; a thing that only points to another lacks nothing. */
function lacksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacksIn)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Record<string, unknown>
  const isPointer = Object.keys(thing).every((key) => key === '@type' || key === '@id')
  const own = isPointer
    ? []
    : typesOf(thing).flatMap((type) =>
        (required[type] ?? []).filter((name) => isEmpty(thing[name])).map((name) => `${type}.${name}`),
      )
  return [...own, ...Object.values(thing).flatMap(lacksIn)]
}

/** What is wrong with the JSON-LD of a page. */
export function dataProblems(documents: readonly string[]): Problem[] {
  const problems = documents.flatMap((text): Problem[] => {
    let document: unknown
    try {
      document = JSON.parse(text)
    } catch {
      return [{ kind: 'data_invalid', detail: 'JSON' }]
    }
    const top = document as Record<string, unknown> | null
    if (typeof top !== 'object' || top === null || top['@context'] !== 'https://schema.org') {
      return [{ kind: 'data_invalid', detail: '@context' }]
    }
    if (typesOf(top).length === 0 && !Array.isArray(top['@graph'])) return [{ kind: 'data_invalid', detail: '@type' }]
    return [...new Set(lacksIn(top))].map((detail) => ({ kind: 'data_incomplete', detail }))
  })
  return [...new Map(problems.map((problem) => [`${problem.kind} ${problem.detail}`, problem])).values()]
}
