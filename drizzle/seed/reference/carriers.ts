import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { carriers as carriersTable } from '#drizzle/schema/reference.ts'

type Carrier = typeof carriersTable.$inferSelect

interface CarrierFacts {
  id: string
  kind: Carrier['kind']
  /** The name on the card, in English. */
  brand: string
  /**
   * A Chinese name, Simplified and Traditional: the carrier's own, or the plain word for a public program.
   * Without either the English name stands in every locale, because a name of our own would send people astray.
   */
  han?: [hans: string, hant: string]
  /** How the carrier is called inside the name of a plan, where its full name is long. */
  short?: { brand?: string; han?: [hans: string, hant: string] }
  aliases?: { hans?: string[]; hant?: string[]; en?: string[] }
  website?: string
}

/** In the order in which people here meet them. Hotlines and payer codes are entered by staff once confirmed. */
const facts = [
  {
    id: 'medicare',
    kind: 'public',
    brand: 'Medicare',
    han: ['红蓝卡', '紅藍卡'],
    aliases: {
      hans: ['联邦医疗保险', '老人医疗保险'],
      hant: ['聯邦醫療保險', '老人醫療保險'],
      en: ['Original Medicare', 'Traditional Medicare', 'Medicare Part B'],
    },
    website: 'https://www.medicare.gov',
  },
  {
    id: 'new-york-medicaid',
    kind: 'public',
    brand: 'New York Medicaid',
    han: ['纽约白卡', '紐約白卡'],
    aliases: {
      hans: ['白卡', '医疗补助', '纽约州医疗补助', '紧急白卡'],
      hant: ['白卡', '醫療補助', '紐約州醫療補助', '緊急白卡'],
      en: ['Medicaid', 'NYS Medicaid', 'eMedNY', 'Emergency Medicaid'],
    },
    website: 'https://www.health.ny.gov/health_care/medicaid/',
  },
  {
    id: 'healthfirst',
    kind: 'private',
    brand: 'Healthfirst',
    han: ['第一保健', '第一保健'],
    aliases: { en: ['Health First'] },
    website: 'https://healthfirst.org',
  },
  {
    id: 'metroplushealth',
    kind: 'public',
    brand: 'MetroPlusHealth',
    han: ['城市保健计划', '城市保健計劃'],
    short: { han: ['城市保健', '城市保健'] },
    aliases: { hans: ['城市保健'], hant: ['城市保健'], en: ['MetroPlus', 'Metro Plus', 'MetroPlus Health Plan'] },
    website: 'https://metroplus.org',
  },
  {
    id: 'fidelis-care',
    kind: 'private',
    brand: 'Fidelis Care',
    aliases: { en: ['Fidelis', 'New York Quality Healthcare'] },
    website: 'https://www.fideliscare.org',
  },
  {
    id: 'unitedhealthcare',
    kind: 'private',
    brand: 'UnitedHealthcare',
    han: ['联合健康保险', '聯合健康保險'],
    short: { han: ['联合健康', '聯合健康'] },
    aliases: { hans: ['联合健康'], hant: ['聯合健康'], en: ['UHC', 'United Healthcare', 'United'] },
    website: 'https://www.uhc.com',
  },
  {
    id: 'oxford',
    kind: 'private',
    brand: 'Oxford',
    aliases: { en: ['Oxford Health Plans', 'UnitedHealthcare Oxford'] },
  },
  {
    id: 'anthem',
    kind: 'private',
    brand: 'Anthem Blue Cross and Blue Shield',
    han: ['蓝十字蓝盾', '藍十字藍盾'],
    short: { brand: 'Anthem' },
    aliases: {
      hans: ['蓝十字', '蓝盾'],
      hant: ['藍十字', '藍盾'],
      en: ['Anthem', 'Empire', 'Empire BlueCross BlueShield', 'Anthem BCBS', 'BCBS', 'Blue Cross'],
    },
  },
  {
    id: 'emblemhealth',
    kind: 'private',
    brand: 'EmblemHealth',
    aliases: { en: ['Emblem', 'HIP', 'GHI', 'ConnectiCare'] },
    website: 'https://www.emblemhealth.com',
  },
  {
    id: 'aetna',
    kind: 'private',
    brand: 'Aetna',
    han: ['安泰', '安泰'],
    aliases: { hans: ['安泰保险'], hant: ['安泰保險'] },
    website: 'https://www.aetna.com',
  },
  {
    id: 'cigna',
    kind: 'private',
    brand: 'Cigna',
    han: ['信诺', '信諾'],
    aliases: { hans: ['信诺保险'], hant: ['信諾保險'], en: ['Cigna Healthcare'] },
    website: 'https://www.cigna.com',
  },
  { id: 'humana', kind: 'private', brand: 'Humana', website: 'https://www.humana.com' },
  {
    id: 'wellcare',
    kind: 'private',
    brand: 'Wellcare',
    aliases: { en: ['Well Care', 'Wellcare By Fidelis Care'] },
    website: 'https://www.wellcare.com',
  },
  {
    id: 'molina',
    kind: 'private',
    brand: 'Molina Healthcare',
    short: { brand: 'Molina' },
    aliases: { en: ['Molina', 'Affinity', 'Affinity by Molina Healthcare', 'Affinity Health Plan'] },
    website: 'https://www.molinahealthcare.com',
  },
  {
    id: 'vns-health',
    kind: 'private',
    brand: 'VNS Health',
    aliases: { en: ['VNSNY', 'VNSNY CHOICE', 'Visiting Nurse Service'] },
    website: 'https://www.vnshealth.org',
  },
  {
    id: 'elderplan',
    kind: 'private',
    brand: 'Elderplan',
    aliases: { en: ['HomeFirst', 'Elder Plan'] },
    website: 'https://elderplan.org',
  },
  {
    id: 'centers-plan',
    kind: 'private',
    brand: 'Centers Plan for Healthy Living',
    short: { brand: 'Centers Plan' },
    aliases: { en: ['Centers Plan', 'CPHL'] },
    website: 'https://www.centersplan.com',
  },
  { id: 'hamaspik', kind: 'private', brand: 'Hamaspik', aliases: { en: ['Hamaspik Choice'] } },
  {
    id: 'villagecaremax',
    kind: 'private',
    brand: 'VillageCareMAX',
    aliases: { en: ['Village Care', 'VillageCare MAX'] },
  },
  { id: 'riverspring', kind: 'private', brand: 'RiverSpring', aliases: { en: ['RiverSpring Health', 'ElderServe'] } },
  { id: 'senior-whole-health', kind: 'private', brand: 'Senior Whole Health', aliases: { en: ['SWH'] } },
  {
    id: 'agewell',
    kind: 'private',
    brand: 'AgeWell New York',
    short: { brand: 'AgeWell' },
    aliases: { en: ['AgeWell', 'Age Well'] },
  },
  {
    id: 'oscar',
    kind: 'private',
    brand: 'Oscar',
    aliases: { en: ['Oscar Health'] },
    website: 'https://www.hioscar.com',
  },
  { id: 'magnacare', kind: 'private', brand: 'MagnaCare', aliases: { en: ['Magna Care'] } },
  {
    id: '1199seiu',
    kind: 'union',
    brand: '1199SEIU',
    han: ['1199工会', '1199工會'],
    aliases: {
      hans: ['1199工会福利', '工会保险'],
      hant: ['1199工會福利', '工會保險'],
      en: ['1199', '1199SEIU Benefit Funds', 'union insurance'],
    },
  },
  {
    id: 'nj-familycare',
    kind: 'public',
    brand: 'NJ FamilyCare',
    han: ['新泽西白卡', '新澤西白卡'],
    aliases: { hans: ['新州白卡'], hant: ['新州白卡', '紐澤西白卡'], en: ['New Jersey Medicaid', 'NJ Medicaid'] },
  },
  {
    id: 'horizon',
    kind: 'private',
    brand: 'Horizon Blue Cross Blue Shield of New Jersey',
    han: ['新泽西蓝十字蓝盾', '新澤西藍十字藍盾'],
    short: { brand: 'Horizon' },
    aliases: {
      hans: ['蓝十字', '蓝盾'],
      hant: ['藍十字', '藍盾'],
      en: ['Horizon', 'Horizon BCBSNJ', 'BCBS', 'Blue Cross'],
    },
    website: 'https://www.horizonblue.com',
  },
  { id: 'wellpoint', kind: 'private', brand: 'Wellpoint', aliases: { en: ['Amerigroup'] } },
  { id: 'clover', kind: 'private', brand: 'Clover Health', aliases: { en: ['Clover'] } },
  {
    id: 'delta-dental',
    kind: 'private',
    brand: 'Delta Dental',
    aliases: { en: ['Delta'] },
    website: 'https://www.deltadental.com',
  },
  { id: 'dentaquest', kind: 'private', brand: 'DentaQuest', aliases: { en: ['Denta Quest'] } },
  { id: 'guardian', kind: 'private', brand: 'Guardian', aliases: { en: ['Guardian Life'] } },
  { id: 'vsp', kind: 'private', brand: 'VSP', aliases: { en: ['VSP Vision Care', 'Vision Service Plan'] } },
  { id: 'eyemed', kind: 'private', brand: 'EyeMed', aliases: { en: ['Eye Med'] } },
  { id: 'davis-vision', kind: 'private', brand: 'Davis Vision', aliases: { en: ['Davis'] } },
  {
    id: 'workers-compensation',
    kind: 'program',
    brand: 'Workers’ Compensation',
    han: ['工伤', '工傷'],
    aliases: {
      hans: ['工伤保险', '劳工保险', '劳工赔偿'],
      hant: ['工傷保險', '勞工保險', '勞工賠償'],
      en: ['Workers Comp', "Workers' Compensation", 'work injury', 'on-the-job injury'],
    },
    website: 'https://www.wcb.ny.gov',
  },
  {
    id: 'no-fault',
    kind: 'program',
    brand: 'No-Fault',
    han: ['车祸', '車禍'],
    aliases: {
      hans: ['车祸保险', '无过失保险', '交通意外'],
      hant: ['車禍保險', '無過失保險', '交通意外'],
      en: ['No Fault', 'NF', 'auto accident', 'car accident', 'PIP'],
    },
  },
  {
    id: 'nyc-care',
    kind: 'program',
    brand: 'NYC Care',
    aliases: {
      hans: ['纽约市低收入看诊项目', '公立医院看诊项目', '无保险看病'],
      hant: ['紐約市低收入看診計劃', '公立醫院看診計劃', '沒有保險看病'],
      en: ['NYCCare', 'uninsured'],
    },
    website: 'https://www.nyccare.nyc',
  },
  {
    id: 'self-pay',
    kind: 'program',
    brand: 'Self-pay',
    han: ['自费', '自費'],
    aliases: {
      hans: ['现金', '无保险', '自己付钱'],
      hant: ['現金', '無保險', '自己付錢'],
      en: ['cash', 'private pay', 'out of pocket', 'no insurance'],
    },
  },
] as const satisfies readonly CarrierFacts[]

export type CarrierId = (typeof facts)[number]['id']

/** "第一保健（Healthfirst）": the Chinese name first, the name on the card beside it. */
function nameOf({ brand, han }: CarrierFacts): Localized {
  return {
    'zh-Hans': han ? `${han[0]}（${brand}）` : brand,
    'zh-Hant': han ? `${han[1]}（${brand}）` : brand,
    'en-US': brand,
  }
}

/** Everything else people call it: in Chinese the Chinese name alone too, in English what the card may say. */
function aliasesOf({ han, aliases }: CarrierFacts): LocalizedList {
  return {
    'zh-Hans': [...new Set([...(han ? [han[0]] : []), ...(aliases?.hans ?? [])])],
    'zh-Hant': [...new Set([...(han ? [han[1]] : []), ...(aliases?.hant ?? [])])],
    'en-US': aliases?.en ?? [],
  }
}

export interface PlanBrand {
  brand: string
  han: [hans: string, hant: string] | null
}

/** What the plans of a carrier begin with. */
export const planBrands = new Map<CarrierId, PlanBrand>(
  facts.map((carrier: CarrierFacts & { id: CarrierId }) => [
    carrier.id,
    { brand: carrier.short?.brand ?? carrier.brand, han: carrier.short?.han ?? carrier.han ?? null },
  ]),
)

export const carriers: Carrier[] = facts.map((carrier: CarrierFacts, index) => ({
  id: carrier.id,
  name: nameOf(carrier),
  aliases: aliasesOf(carrier),
  kind: carrier.kind,
  chineseHotline: null,
  website: carrier.website ?? null,
  payerCode: null,
  sort: index + 1,
}))
