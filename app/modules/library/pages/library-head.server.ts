import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { type MedicalPageFacts, medicalPageData } from '#app/modules/seo/structured-data/medical-page.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'

type LibraryPage = Readonly<{
  title: string
  description: string
  path: string
  isIndexable?: boolean
  /** What kind of page automated readers are told it is, such as `laboratory tests`. */
  contentType: string
  keyTerms: readonly string[]
  /** The page above it, when it is not one of its own. */
  above?: Readonly<{ name: string; path: string }>
  about?: MedicalPageFacts['about']
  reviewedOn?: string | null
  sources?: MedicalPageFacts['sources']
}>

/** The head of a page that is read: with its place in the site, what it tells of medicine, and what automated readers get. */
export function libraryHead(request: Request, page: LibraryPage) {
  const { title, description, path, contentType, keyTerms, above, about, reviewedOn, sources } = page
  const facts: MedicalPageFacts = {
    ...{ path, name: title, description },
    ...(about && { about }),
    ...(reviewedOn && { reviewedOn }),
    ...(sources && { sources }),
  }
  return requestHead(request, {
    ...{ title, description, path, keywords: [...keyTerms] },
    isIndexable: page.isIndexable ?? true,
    structuredData: [
      () => medicalPageData(facts, dataSite(request)),
      breadcrumbThing(request, [...(above ? [above] : []), { name: title, path }]),
    ],
    contentMeta: {
      ...{ contentType, primaryTopic: title, keyTerms, contentSummary: description },
      targetAudience: translator(localeOf(request))('seo.audience'),
    },
  })
}
