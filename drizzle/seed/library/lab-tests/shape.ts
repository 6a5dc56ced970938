import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { Source, TestWindow } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'
import type { LabTestEntry } from '#drizzle/seed/library/entry.ts'

/** Groups of the catalogue, in the order in which the page shows them. */
export const labCategories = [
  'blood-count',
  'chemistry',
  'diabetes',
  'thyroid',
  'heart',
  'liver-and-hepatitis',
  'kidney',
  'hormones',
  'iron-and-vitamins',
  'cancer-screening',
  'infection',
  'sti',
  'immunity',
  'urine-and-stool',
  'pregnancy',
  'children',
] as const

export type LabCategory = (typeof labCategories)[number]

/** What an exposure may be about; the closed list of `TestWindow.concerns`. */
export const concerns = [
  'hiv',
  'chlamydia',
  'gonorrhea',
  'syphilis',
  'hepatitis-b',
  'hepatitis-c',
  'trichomonas',
  'herpes',
  'mpox',
] as const

export type Concern = (typeof concerns)[number]

const specimens = {
  vein: tri('静脉血（手臂抽血）', '靜脈血（手臂抽血）', 'Blood from a vein in the arm'),
  fingertipOrVein: tri(
    '指尖血；偏高再抽静脉血',
    '指尖血；偏高再抽靜脈血',
    'Finger-stick blood first; blood from a vein if it’s high',
  ),
  finger: tri('指尖血一滴', '指尖血一滴', 'A drop of blood from the finger'),
  fingerOrOral: tri('指尖血或口腔拭子', '指尖血或口腔拭子', 'A drop of finger blood or an oral swab'),
  urine: tri('小便', '尿液', 'Urine'),
  cleanUrine: tri('中段小便', '中段尿', 'Midstream urine'),
  urineOrVeinBlood: tri('小便或静脉血', '尿液或靜脈血', 'Urine or blood from a vein'),
  stool: tri('大便', '糞便', 'Stool'),
  breath: tri('呼气', '呼氣', 'Breath'),
  throat: tri('咽喉拭子', '喉嚨拭子', 'Throat swab'),
  nose: tri('鼻腔拭子', '鼻腔拭子', 'Nasal swab'),
  cervix: tri('宫颈拭子', '子宮頸抹片', 'Cervical swab'),
  bySite: tri(
    '小便，或阴道、咽喉、肛门拭子（看接触部位）',
    '尿液，或陰道、喉嚨、肛門拭子（看接觸部位）',
    'Urine, or a vaginal, throat, or rectal swab, depending on the contact',
  ),
  urineOrVagina: tri('小便或阴道拭子', '尿液或陰道拭子', 'Urine or a vaginal swab'),
  lesion: tri('皮疹或水疱的拭子', '皮疹或水皰的拭子', 'Swab of a sore or blister'),
  heel: tri('足跟血几滴', '腳跟血幾滴', 'A few drops of blood from the heel'),
  vaginaAndRectum: tri('阴道和肛门拭子', '陰道和肛門拭子', 'Swab of the vagina and rectum'),
} satisfies Record<string, Localized>

const preparations = {
  none: tri(
    '不用空腹，平时的药照常吃。',
    '不用空腹，平常的藥照常吃。',
    'No need to fast. Take your medicines as usual.',
  ),
  fasting8: tri(
    '抽血前8小时不吃东西，可以喝白水。吃糖尿病药的人先问医生当天怎么吃。',
    '抽血前8小時不吃東西，可以喝白開水。吃糖尿病藥的人先問醫生當天怎麼吃。',
    'Don’t eat for 8 hours before. Plain water is fine. If you take diabetes medicine, ask what to do that morning.',
  ),
  sugar: tri(
    '医生要看空腹血糖时，才要空腹8小时，请先问清楚；可以喝白水。',
    '醫生要看空腹血糖時，才要空腹8小時，請先問清楚；可以喝白開水。',
    'If the doctor wants a fasting blood sugar, you’ll need to fast for 8 hours, so ask first. Plain water is fine.',
  ),
  lipids: tri(
    '很多人不用空腹。要看甘油三酯时，空腹9至12小时，可以喝白水。开单的医生会说明。',
    '很多人不用空腹。要看三酸甘油酯時，空腹9至12小時，可以喝白開水。開單的醫生會說明。',
    'Many people don’t need to fast. To check triglycerides, fast for 9 to 12 hours; plain water is fine. Your doctor will tell you.',
  ),
  morning: tri(
    '一般要早上抽血，因为数值一天里会变。先问清楚时间。',
    '一般要早上抽血，因為數值一天裡會變。請先問清楚時間。',
    'Usually drawn in the morning, because the level changes through the day. Ask about the time first.',
  ),
  biotin: tri(
    '不用空腹。吃生物素（护发、护甲补品）的人先告诉医生，它会让结果不准。',
    '不用空腹。吃生物素（護髮、護甲補充品）的人先告訴醫生，它會讓結果不準。',
    'No need to fast. Tell the doctor if you take biotin (hair and nail supplements); it can make the result wrong.',
  ),
  urine: tri(
    '用干净的杯子留中段小便，先用湿巾擦干净。月经期间先告诉化验所。',
    '用乾淨的杯子留中段尿，先用濕紙巾擦乾淨。月經期間請先告訴檢驗所。',
    'Wipe clean first, then collect midstream urine in a clean cup. Tell the lab if you have your period.',
  ),
  noUrination: tri(
    '留小便前1小时最好不上厕所，留最前面的一段。咽喉或肛门有过接触，要另外取样。',
    '留尿前1小時最好不上廁所，留最前面的一段。喉嚨或肛門有過接觸，要另外採樣。',
    'Try not to urinate for an hour before, then collect the first part of the stream. The throat and rectum need their own swabs.',
  ),
  hPylori: tri(
    '抗生素、铋剂和抑酸药（PPI）会让结果不准，常要停药2至4周。要不要停、怎么停，先问医生，不要自己停。',
    '抗生素、鉍劑和胃酸抑制劑（PPI）會讓結果不準，常要停藥2至4週。要不要停、怎麼停，先問醫生，不要自己停。',
    'Antibiotics, bismuth, and acid reducers (PPIs) can make the result wrong and are often stopped for 2 to 4 weeks. Ask before you stop any medicine.',
  ),
  stoolKit: tri(
    '按试剂盒说明在家取样，写上日期，尽快寄回或送回。',
    '依照採檢盒說明在家採樣，寫上日期，儘快寄回或送回。',
    'Follow the kit to collect the sample at home, write the date on it, and return it soon.',
  ),
} satisfies Record<string, Localized>

/** The last sentence of a meaning: who reads the result, and what an unusual one is not. */
const closings = {
  general: tri(
    '结果要由医生结合您的症状和病史来看。',
    '結果要由醫生配合您的症狀和病史來看。',
    'Your clinician will read it along with your symptoms and history.',
  ),
  screening: tri(
    '结果不正常不等于得了病，医生会安排下一步检查。',
    '結果不正常不等於得了病，醫生會安排下一步檢查。',
    'An abnormal result isn’t a diagnosis; your clinician will plan the next step.',
  ),
  trend: tri(
    '医生更看重几次结果的变化，单独一次不能下结论。',
    '醫生更看重幾次結果的變化，單獨一次不能下結論。',
    'Your clinician looks at the trend over time; one number alone isn’t enough.',
  ),
} satisfies Record<string, Localized>

interface Written {
  slug: string
  category: LabCategory
  name: Localized
  aliases?: LocalizedList
  specimen: keyof typeof specimens
  fastingHours?: number
  preparation?: keyof typeof preparations | Localized
  /** Working days until the result, usual range. */
  days: [min: number, max: number]
  loinc?: string
  meaning: Localized
  closing?: keyof typeof closings
  window?: { concerns: Concern[]; earliestDay: number; conclusiveDay: number; note: Localized }
  sources: Source[]
}

/** Fills in what most tests share. Prices stay empty: facilities name their own, and no public figure holds for all of them. */
export function labTest(test: Written): LabTestEntry {
  const { aliases, preparation = 'none', days, closing = 'general', fastingHours, loinc, window, ...rest } = test
  return {
    ...rest,
    aliases: aliases ?? lists([], [], []),
    specimen: specimens[test.specimen],
    fastingHours: fastingHours ?? null,
    preparation: typeof preparation === 'string' ? preparations[preparation] : preparation,
    turnaroundMinDays: days[0],
    turnaroundMaxDays: days[1],
    priceMinCents: null,
    priceMaxCents: null,
    loinc: loinc ?? null,
    meaning: joined(test.meaning, closings[closing]),
    window: (window ?? null) satisfies TestWindow | null,
    reviewedOn: '2026-11-02',
  }
}

/** One list in Simplified Chinese, Traditional Chinese and English. */
export function lists(hans: string[], hant: string[], en: string[]): LocalizedList {
  return { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en }
}

function joined(first: Localized, second: Localized): Localized {
  return tri(
    first['zh-Hans'] + second['zh-Hans'],
    first['zh-Hant'] + second['zh-Hant'],
    `${first['en-US']} ${second['en-US']}`,
  )
}

export const medlinePlus = (slug: string, title: string): Source => ({
  publisher: 'MedlinePlus (NIH)',
  title,
  url: `https://medlineplus.gov/lab-tests/${slug}/`,
})

export const cdc = (path: string, title: string): Source => ({
  publisher: 'CDC',
  title,
  url: `https://www.cdc.gov/${path}`,
})

export const uspstf = (slug: string, title: string): Source => ({
  publisher: 'USPSTF',
  title,
  url: `https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/${slug}`,
})
