import { locales, type Localized, type LocalizedList } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import type { HerbWarning } from './herbs.ts'

export const forms = {
  tablet: tri('片剂，口服', '錠劑，口服', 'Tablet by mouth'),
  capsule: tri('胶囊，口服', '膠囊，口服', 'Capsule by mouth'),
  tabletOrCapsule: tri('片剂或胶囊，口服', '錠劑或膠囊，口服', 'Tablet or capsule by mouth'),
  tabletOrLiquid: tri('片剂或口服液', '錠劑或口服液', 'Tablet or liquid by mouth'),
  capsuleOrLiquid: tri('胶囊或口服液', '膠囊或口服液', 'Capsule or liquid by mouth'),
  many: tri('片剂、胶囊或口服液', '錠劑、膠囊或口服液', 'Tablet, capsule, or liquid by mouth'),
  longActing: tri('普通片和长效片，口服', '一般錠和長效錠，口服', 'Regular and long-acting tablet by mouth'),
  injection: tri('皮下注射笔或针剂', '皮下注射筆或針劑', 'Pen or vial, injected under the skin'),
  inhaler: tri('吸入器或雾化液', '吸入器或霧化液', 'Inhaler or nebulizer liquid'),
  nasalSpray: tri('鼻喷剂', '鼻噴劑', 'Nasal spray'),
  eyeDrops: tri('眼药水', '眼藥水', 'Eye drops'),
  skin: tri('外用乳膏、软膏或药水', '外用乳膏、軟膏或藥水', 'Cream, ointment, or lotion for the skin'),
} satisfies Record<string, Localized>

/** What many medicines have in common: who asks before, and what to watch. */
export const ask = {
  pregnancy: tri(
    '怀孕、备孕或哺乳的人，先问医生。',
    '懷孕、準備懷孕或餵母乳的人，先問醫生。',
    'If you’re pregnant, trying to get pregnant, or breastfeeding, ask your doctor first.',
  ),
  kidney: tri(
    '肾脏不好的人，先告诉医生。',
    '腎臟不好的人，先告訴醫生。',
    'Tell your doctor first if you have kidney disease.',
  ),
  liver: tri(
    '有肝病（包括乙肝、脂肪肝）的人，先告诉医生。',
    '有肝病（包括B型肝炎、脂肪肝）的人，先告訴醫生。',
    'Tell your doctor first if you have liver disease, such as hepatitis B or fatty liver.',
  ),
  kidneyLiver: tri(
    '肾脏或肝脏不好的人，先告诉医生。',
    '腎臟或肝臟不好的人，先告訴醫生。',
    'Tell your doctor first if you have kidney or liver disease.',
  ),
  keepTaking: tri(
    '觉得好了也不要自己停药。想停、想换，先问医生。',
    '覺得好了也不要自己停藥。想停、想換，先問醫生。',
    'Do not stop it on your own, even if you feel well. Ask your doctor before you stop or change it.',
  ),
  dizzy: tri(
    '刚开始吃时可能头晕。起身慢一点，老人要防跌倒。',
    '剛開始吃時可能頭暈。起身慢一點，長輩要防跌倒。',
    'You may feel dizzy at first. Stand up slowly. Older adults should take care not to fall.',
  ),
  drowsy: tri(
    '可能让人犯困、走路不稳。先看自己的反应再开车，老人要防跌倒。',
    '可能讓人想睡、走路不穩。先看自己的反應再開車，長輩要防跌倒。',
    'It can make you sleepy and unsteady. See how it affects you before you drive. Older adults should take care not to fall.',
  ),
  alcohol: tri(
    '喝酒会加重副作用。吃药期间能不能喝，先问医生或药剂师。',
    '喝酒會加重副作用。吃藥期間能不能喝，先問醫生或藥劑師。',
    'Alcohol can make side effects worse. Ask your doctor or pharmacist before you drink any.',
  ),
  labs: tri(
    '医生会安排抽血，查肾功能和血钾。请按时去。',
    '醫生會安排抽血，檢查腎功能和血鉀。請按時去。',
    'Your doctor will order blood tests to check your kidneys and potassium. Please don’t skip them.',
  ),
  allergy: tri(
    '脸、嘴唇或喉咙肿，或呼吸困难，马上打911。',
    '臉、嘴唇或喉嚨腫，或呼吸困難，馬上打911。',
    'If your face, lips, or throat swells or you have trouble breathing, call 911 right away.',
  ),
  bleeding: tri(
    '跌倒撞到头、吐血、大便发黑，或血止不住，马上打911或去急诊。',
    '跌倒撞到頭、吐血、大便發黑，或血止不住，馬上打911或去急診。',
    'If you hit your head, vomit blood, have black stools, or can’t stop bleeding, call 911 or go to an emergency room right away.',
  ),
  surgery: tri(
    '手术、拔牙、肠镜之前，先告诉医生您在吃这个药，不要自己停。',
    '手術、拔牙、大腸鏡之前，先告訴醫生您在吃這個藥，不要自己停。',
    'Before surgery, having a tooth pulled, or a colonoscopy, tell your doctor or dentist you take it. Do not stop it on your own.',
  ),
  antibiotic: tri(
    '只对细菌有用，对普通感冒和流感没有用。不要吃剩下的或别人的。',
    '只對細菌有用，對一般感冒和流感沒有用。不要吃剩下的或別人的。',
    'It works only on bacteria, not on colds or flu. Do not take leftover antibiotics or anyone else’s.',
  ),
  penicillin: tri(
    '对青霉素或头孢类过敏的人，一定要先告诉医生。',
    '對青黴素（盤尼西林）或頭孢菌素過敏的人，一定要先告訴醫生。',
    'If you’re allergic to penicillin or cephalosporins, tell your doctor first.',
  ),
  mood: tri(
    '如果情绪变差或有伤害自己的念头，打988，有中文翻译；有危险时打911。',
    '如果情緒變差或有傷害自己的念頭，打988，有中文口譯；有危險時打911。',
    'If your mood gets worse or you think of hurting yourself, call 988 (interpreters are available). If you’re in danger, call 911.',
  ),
} satisfies Record<string, Localized>

interface Written {
  slug?: string
  generic: string
  brands: string[]
  names: LocalizedList
  drugClass: Localized
  status: MedicationEntry['status']
  forms: keyof typeof forms | Localized
  use: Localized
  cautions: Localized[]
  herbs?: HerbWarning[]
  sources: Source[]
}

/** Fills in what every medicine shares, and adds to its sources those of its herb warnings. */
export function medication({ slug, forms: form, cautions, herbs = [], sources, ...rest }: Written): MedicationEntry {
  const all = [...sources, ...herbs.map(({ source }) => source)]
  return {
    ...rest,
    slug: slug ?? rest.generic.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    forms: typeof form === 'string' ? forms[form] : form,
    cautions: Object.fromEntries(
      locales.map((locale) => [locale, cautions.map((caution) => caution[locale])]),
    ) as LocalizedList,
    herbInteractions: herbs.map(({ herb, note }) => ({ herb, note })),
    sources: all.filter(({ url }, index) => all.findIndex((source) => source.url === url) === index),
    reviewedOn: '2026-11-02',
  }
}

/** Names in Simplified Chinese, Traditional Chinese and English. */
export function names(hans: string[], hant: string[], en: string[] = []): LocalizedList {
  return { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en }
}

export const medlinePlus = (code: string, title: string): Source => ({
  publisher: 'MedlinePlus (NIH)',
  title: `${title}: MedlinePlus Drug Information`,
  url: `https://medlineplus.gov/druginfo/meds/${code}.html`,
})

/** The labels on file with the FDA, found by the medicine’s name. */
export const dailyMed = (name: string): Source => ({
  publisher: 'DailyMed (NIH)',
  title: `Drug labels for ${name}`,
  url: `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${encodeURIComponent(name)}`,
})
