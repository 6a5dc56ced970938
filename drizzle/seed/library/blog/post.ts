import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { BlogEntry } from '../entry.ts'

type Translation = BlogEntry['translations'][number]

/** The texts of a post in one locale; a slug of its own and an origin only where they differ from the usual. */
type WrittenText = Omit<Translation, 'locale' | 'slug' | 'origin'> & Partial<Pick<Translation, 'slug' | 'origin'>>

type WrittenPost = Pick<BlogEntry, 'number' | 'category' | 'publishedOn' | 'sources' | 'specialtySlugs'> & {
  slug: string
  /** Null where nothing is said of medicine. */
  reviewer: Localized | null
  texts: Partial<Record<Locale, WrittenText>>
}

const editors: Localized = { 'zh-Hans': '编辑部', 'zh-Hant': '編輯部', 'en-US': 'Editorial team' }

/** People of the demo directory; none of them exists, and each name says so. */
export const reviewers = {
  familyMedicine: {
    'zh-Hans': '白芷宁医生（演示人物）',
    'zh-Hant': '白芷寧醫生（示範人物）',
    'en-US': 'Dr. Zhining Bai (sample person)',
  },
  liver: {
    'zh-Hans': '解明远医生（演示人物）',
    'zh-Hant': '解明遠醫生（示範人物）',
    'en-US': 'Dr. Mingyuan Xie (sample person)',
  },
  women: {
    'zh-Hans': '欧阳雪琴医生（演示人物）',
    'zh-Hant': '歐陽雪琴醫生（示範人物）',
    'en-US': 'Dr. Sherry Ouyang (sample person)',
  },
  olderAdults: {
    'zh-Hans': '苏叶清医生（演示人物）',
    'zh-Hant': '蘇葉清醫生（示範人物）',
    'en-US': 'Dr. Yeqing Su (sample person)',
  },
} satisfies Record<string, Localized>

/** A post of the platform's own, reviewed with the rest of the library. */
export function platformPost({ slug, reviewer, texts, ...post }: WrittenPost): BlogEntry {
  return {
    ...post,
    owner: 'platform',
    ownerId: null,
    status: 'published',
    authorName: editors,
    medicalReviewer: reviewer,
    reviewedOn: '2026-11-02',
    reviewDueOn: '2027-11-02',
    isDemo: true,
    translations: Object.entries(texts).map(([locale, text]) => ({
      slug,
      origin: 'human',
      ...text,
      locale: locale as Locale,
      body: text.body.trim(),
    })),
  }
}
