import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'

/** Turns a list of texts in three locales into three lists of texts. */
export function listOf(...items: Localized[]): LocalizedList {
  return {
    'zh-Hans': items.map((item) => item['zh-Hans']),
    'zh-Hant': items.map((item) => item['zh-Hant']),
    'en-US': items.map((item) => item['en-US']),
  }
}

export const radiologyInfo = (page: string, title: string): Source => ({
  publisher: 'RadiologyInfo.org (ACR/RSNA)',
  title,
  url: `https://www.radiologyinfo.org/en/info/${page}`,
})

export const bringAlways: Localized[] = [
  tri('医生开的单子或转诊单', '醫生開的單子或轉診單', 'The doctor’s order or referral'),
  tri('保险卡和有照片的证件', '保險卡和有照片的證件', 'Insurance card and a photo ID'),
  tri('正在吃的药和过敏史的清单', '正在吃的藥和過敏史的清單', 'A list of your medicines and allergies'),
  tri(
    '以前的影像光盘和报告，国内的也带来',
    '以前的影像光碟和報告，在原居地做的也帶來',
    'Past images and reports, including any from abroad',
  ),
]

export const removeMetal = tri(
  '穿没有金属的宽松衣服，首饰留在家里。',
  '穿沒有金屬的寬鬆衣服，首飾留在家裡。',
  'Wear loose clothes with no metal, and leave jewelry at home.',
)

export const takeMedicines = tri(
  '平时的药照常吃；要空腹时，吃糖尿病药的人先打电话问。',
  '平常的藥照常吃；要空腹時，吃糖尿病藥的人先打電話問。',
  'Take your usual medicines. If you have to fast and you take diabetes medicine, call first.',
)

export const iodineQuestions: Localized[] = [
  tri(
    '以前打造影剂起过疹子、喘不过气或晕倒，预约时就要说。海鲜过敏不等于造影剂过敏，但也请告诉技师。',
    '以前打顯影劑起過疹子、喘不過氣或暈倒，預約時就要說。海鮮過敏不等於顯影劑過敏，但也請告訴技師。',
    'If contrast has ever given you a rash, made it hard to breathe, or made you faint, say so when you book. A seafood allergy isn’t a contrast allergy, but tell the technologist.',
  ),
  tri(
    '有肾病、糖尿病或60岁以上，可能要先看近期的肾功能（eGFR）。',
    '有腎臟病、糖尿病或60歲以上，可能要先看近期的腎功能（eGFR）。',
    'If you have kidney disease or diabetes, or are 60 or older, you may need a recent kidney test (eGFR).',
  ),
  tri(
    '吃二甲双胍（Metformin）的人先问要不要停，不要自己停。',
    '吃Metformin（二甲雙胍類糖尿病藥）的人先問要不要停，不要自己停。',
    'If you take metformin, ask whether to stop it; don’t stop it on your own.',
  ),
  tri(
    '打完多喝水。回家后起疹子请打电话；喘不过气或脸肿，马上打911。',
    '打完多喝水。回家後起疹子請打電話；喘不過氣或臉腫，馬上打911。',
    'Drink plenty of water afterward. If you get a rash at home, call the center; for trouble breathing or a swollen face, call 911.',
  ),
]

export const noContrast = tri(
  '这项检查通常不用造影剂。',
  '這項檢查通常不用顯影劑。',
  'This exam usually doesn’t need contrast.',
)

export const radiationInPregnancy: Localized[] = [
  tri(
    '怀孕、可能怀孕或月经晚了，预约时和检查前都要说。',
    '懷孕、可能懷孕或月經晚了，預約時和檢查前都要說。',
    'If you are or may be pregnant, or your period is late, say so when you book and again before the exam.',
  ),
  tri(
    '医生会和您商量：能不能等，或改用超声、磁共振。急症时，该做的检查还是会做。',
    '醫生會和您商量：能不能等，或改用超音波、磁振造影。急症時，該做的檢查還是會做。',
    'Your doctor will talk with you about waiting or having an ultrasound or MRI instead. In an emergency, an exam you need will still be done.',
  ),
]

export const implantsNoMatter = tri(
  '心脏起搏器、关节和牙齿植入物一般不影响，但请告诉技师。',
  '心律調節器、人工關節和牙齒植入物一般不影響，但請告訴技師。',
  'Pacemakers, artificial joints, and dental implants usually aren’t a problem, but tell the technologist.',
)

export const safeXray = radiologyInfo('safety-xray', 'Radiation Dose from X-Ray and CT Exams')
export const safeContrast = radiologyInfo('safety-contrast', 'Contrast Materials')
