import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'

const tri = (hans: string, hant: string, en: string): Localized => ({ 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en })
const lists = (hans: string[], hant: string[], en: string[]): LocalizedList => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  'en-US': en,
})

/** A line of a Chinese vaccination booklet that meets no rule, or only part of the rule of `insteadOf`. */
export interface BookletOnlyName {
  code: string
  name: Localized
  bookletNames: LocalizedList
  /** Code of the vaccine rule for which people take it; null where the exam asks nothing of the kind. */
  insteadOf: string | null
  text: Localized
}

export const bookletOnlyNames: BookletOnlyName[] = [
  {
    code: 'bcg',
    name: tri('卡介苗（BCG）', '卡介苗（BCG）', 'BCG'),
    bookletNames: lists(['卡介苗', 'BCG'], ['卡介苗', 'BCG'], ['BCG']),
    insteadOf: null,
    text: tri(
      '不要求。打过的人皮试可能变阳性，但不影响抽血检查（IGRA），所以移民体检用抽血。',
      '不要求。打過的人皮膚測試可能變陽性，但不影響抽血檢查（IGRA），所以移民體檢用抽血。',
      'Not required. It can make a skin test positive but doesn’t affect the IGRA blood test, so the immigration exam uses the blood test.',
    ),
  },
  {
    code: 'mena',
    name: tri('A群流脑（MenA）', 'A群腦膜炎（MenA）', 'Meningococcal A (MenA)'),
    bookletNames: lists(['流脑A', 'A群流脑多糖'], ['A群腦膜炎', '流腦A'], ['MenA', 'MPV-A']),
    insteadOf: 'menacwy',
    text: tri(
      '只防一群，不能代替四价MenACWY。',
      '只防一群，不能代替四價MenACWY。',
      'Covers one group only and doesn’t replace MenACWY.',
    ),
  },
  {
    code: 'menac',
    name: tri('A+C群流脑（MenAC）', 'A+C群腦膜炎（MenAC）', 'Meningococcal A and C (MenAC)'),
    bookletNames: lists(['流脑A+C', 'A+C群流脑多糖'], ['A+C群腦膜炎', '流腦A+C'], ['MenAC', 'MPV-AC']),
    insteadOf: 'menacwy',
    text: tri(
      '只防两群，不能代替四价MenACWY。',
      '只防兩群，不能代替四價MenACWY。',
      'Covers two groups only and doesn’t replace MenACWY.',
    ),
  },
  {
    code: 'measles-rubella',
    name: tri('麻风（MR）', '麻疹德國麻疹（MR）', 'Measles and rubella (MR)'),
    bookletNames: lists(['麻风', 'MR'], ['麻風', 'MR'], ['MR']),
    insteadOf: 'mmr',
    text: tri(
      '没有腮腺炎，不算完整的MMR；缺的部分要补打或验抗体。',
      '沒有腮腺炎，不算完整的MMR；缺的部分要補打或驗抗體。',
      'Doesn’t cover mumps, so it’s not a full MMR; for that part you need a dose or a blood test.',
    ),
  },
  {
    code: 'measles',
    name: tri('麻疹单苗', '麻疹單一疫苗', 'Measles alone'),
    bookletNames: lists(['麻疹', '麻疹减毒活疫苗'], ['麻疹'], ['Measles', 'MV']),
    insteadOf: 'mmr',
    text: tri(
      '没有腮腺炎和风疹，不算完整的MMR；缺的部分要补打或验抗体。',
      '沒有腮腺炎和德國麻疹，不算完整的MMR；缺的部分要補打或驗抗體。',
      'Doesn’t cover mumps or rubella, so it’s not a full MMR; for that part you need a dose or a blood test.',
    ),
  },
  {
    code: 'japanese-encephalitis',
    name: tri('乙脑', '日本腦炎', 'Japanese encephalitis'),
    bookletNames: lists(['乙脑', 'JE', '乙脑减毒活疫苗'], ['日本腦炎', 'JE'], ['JE']),
    insteadOf: null,
    text: tri('移民体检不要求。', '移民體檢不要求。', 'Not required at the immigration exam.'),
  },
  {
    code: 'hpv',
    name: tri('HPV（宫颈癌疫苗）', 'HPV（子宮頸癌疫苗）', 'HPV'),
    bookletNames: lists(['HPV', '九价'], ['HPV', '九價'], ['HPV']),
    insteadOf: null,
    text: tri('移民体检不要求。', '移民體檢不要求。', 'Not required at the immigration exam.'),
  },
  {
    code: 'zoster',
    name: tri('带状疱疹', '帶狀皰疹', 'Shingles (zoster)'),
    bookletNames: lists(['带状疱疹'], ['帶狀皰疹', '皮蛇疫苗'], ['Zoster', 'RZV']),
    insteadOf: null,
    text: tri('移民体检不要求。', '移民體檢不要求。', 'Not required at the immigration exam.'),
  },
]
