import type { bannedClaims } from '#drizzle/schema/moderation.ts'

type Row = typeof bannedClaims.$inferInsert

const phrases: Record<Row['kind'], Record<'zh-Hans' | 'zh-Hant' | 'en-US', readonly string[]>> = {
  cure: {
    'zh-Hans': ['根治', '彻底治愈', '治愈率', '药到病除', '手到病除', '永不复发', '断根'],
    'zh-Hant': ['根治', '徹底治癒', '治癒率', '藥到病除', '手到病除', '永不復發', '斷根'],
    'en-US': [
      'cure guaranteed',
      'guaranteed cure',
      'cures cancer',
      'permanent cure',
      'complete cure',
      'never comes back',
    ],
  },
  guarantee: {
    'zh-Hans': ['保证治愈', '保证有效', '包治百病', '包治', '百分百有效', '百分之百有效', '无效退款'],
    'zh-Hant': ['保證治癒', '保證有效', '包治百病', '包治', '百分百有效', '百分之百有效', '無效退費', '無效退款'],
    'en-US': [
      'guaranteed results',
      'results guaranteed',
      '100% effective',
      '100% success',
      'money back',
      'always works',
    ],
  },
  superlative: {
    'zh-Hans': ['全美第一', '纽约第一', '最好的医生', '最权威', '第一名医', '顶级专家'],
    'zh-Hant': ['全美第一', '紐約第一', '最好的醫師', '最好的醫生', '最權威', '第一名醫', '頂級專家'],
    'en-US': [
      'best doctor',
      'the best in New York',
      'number one doctor',
      '#1 doctor',
      'world’s leading',
      "world's leading",
    ],
  },
  safety: {
    'zh-Hans': ['无副作用', '没有副作用', '零风险', '绝对安全', '完全无痛'],
    'zh-Hant': ['無副作用', '沒有副作用', '零風險', '絕對安全', '完全無痛'],
    'en-US': ['no side effects', 'risk-free', 'risk free', 'completely safe', 'completely painless', '100% safe'],
  },
  secret: {
    'zh-Hans': ['祖传秘方', '独家秘方', '宫廷秘方', '神医'],
    'zh-Hant': ['祖傳秘方', '獨家秘方', '宮廷秘方', '神醫'],
    'en-US': ['secret formula', 'miracle cure', 'ancient secret'],
  },
}

/** What a description may not say: promises, superlatives and secrets (product.md §1.3; visual.md: 可以帮助, not 保证). */
export const bannedClaimRows: readonly Row[] = Object.entries(phrases).flatMap(([kind, byLocale]) =>
  Object.entries(byLocale).flatMap(([locale, list]) =>
    list.map((phrase, at) => ({
      ...{ id: `${kind}-${locale}-${at + 1}`, locale, phrase, kind: kind as Row['kind'], isActive: true },
    })),
  ),
)
