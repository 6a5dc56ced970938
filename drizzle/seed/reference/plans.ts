import type { Locale, Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { plans as plansTable } from '#drizzle/schema/reference.ts'
import { carriers, planBrands, type CarrierId } from './carriers.ts'
import { downstate, everyCounty, newYorkCity, northernJersey, type County } from './counties.ts'
import { planGroup, planGroups, type PlanLine } from './plan-groups.ts'

export { planGroup, planGroups }

type Plan = typeof plansTable.$inferSelect

interface Product {
  line: PlanLine
  /** Ends the slug and the id. */
  slug: string
  /** The community's word, Simplified and Traditional. */
  han: [hans: string, hant: string]
  /** In English, and as it stands in the brackets after the Chinese words. */
  en: string
  brief: string
}

/** What carriers sell, as neutral product lines: a brand's own product names are aliases, because they change yearly. */
const products = {
  medicaid: {
    line: 'medicaid',
    slug: 'medicaid',
    han: ['白卡', '白卡'],
    en: 'Medicaid Managed Care',
    brief: 'Medicaid',
  },
  essential: {
    line: 'essential',
    slug: 'essential-plan',
    han: ['基本计划', '基本計劃'],
    en: 'Essential Plan',
    brief: 'Essential Plan',
  },
  chp: {
    line: 'chp',
    slug: 'child-health-plus',
    han: ['儿童健康保险', '兒童健康保險'],
    en: 'Child Health Plus',
    brief: 'Child Health Plus',
  },
  medicareAdvantage: {
    line: 'medicare_adv',
    slug: 'medicare-advantage',
    han: ['红蓝卡优势计划', '紅藍卡優勢計劃'],
    en: 'Medicare Advantage',
    brief: 'Medicare Advantage',
  },
  dual: {
    line: 'dual',
    slug: 'dual',
    han: ['红蓝白卡', '紅藍白卡'],
    en: 'Dual Special Needs Plan (D-SNP)',
    brief: 'D-SNP',
  },
  map: {
    line: 'map',
    slug: 'map',
    han: ['红蓝白卡加长期护理', '紅藍白卡加長期護理'],
    en: 'Medicaid Advantage Plus (MAP)',
    brief: 'MAP',
  },
  mltc: {
    line: 'mltc',
    slug: 'mltc',
    han: ['长期护理', '長期護理'],
    en: 'Managed Long Term Care (MLTC)',
    brief: 'MLTC',
  },
  marketplace: {
    line: 'qhp',
    slug: 'marketplace',
    han: ['自购保险', '自購保險'],
    en: 'Marketplace Plan',
    brief: 'Marketplace',
  },
  ppo: { line: 'commercial', slug: 'ppo', han: ['商业保险PPO', '商業保險PPO'], en: 'Commercial PPO', brief: 'PPO' },
  hmo: { line: 'commercial', slug: 'hmo', han: ['商业保险HMO', '商業保險HMO'], en: 'Commercial HMO', brief: 'HMO' },
  commercial: {
    line: 'commercial',
    slug: 'commercial',
    han: ['商业保险', '商業保險'],
    en: 'Commercial',
    brief: 'Commercial',
  },
  dental: { line: 'dental', slug: 'dental', han: ['牙科保险', '牙科保險'], en: 'Dental', brief: 'Dental' },
  vision: { line: 'vision', slug: 'vision', han: ['视力保险', '視力保險'], en: 'Vision', brief: 'Vision' },
} as const satisfies Record<string, Product>

type ProductKey = keyof typeof products

interface PlanFacts {
  carrier: CarrierId
  slug: string
  line: PlanLine
  name: Localized
  counties: readonly County[]
  /** What else the card says: brand names of the product. */
  also: string[]
}

/** "第一保健白卡（Healthfirst Medicaid）", or "Fidelis Care白卡（Medicaid）" for a carrier without a Chinese name. */
function productName(carrier: CarrierId, { han: word, en, brief }: Product): Localized {
  const { brand, han } = planBrands.get(carrier)!
  const chinese = (script: 0 | 1) => {
    if (han) return `${han[script]}${word[script]}（${brand} ${brief}）`
    return word[script].endsWith(brief) ? brand + word[script] : `${brand}${word[script]}（${brief}）`
  }
  return { 'zh-Hans': chinese(0), 'zh-Hant': chinese(1), 'en-US': `${brand} ${en}` }
}

/** The products of one carrier; a product with brand names is a pair. */
function sold(
  carrier: CarrierId,
  counties: readonly County[],
  ...offers: (ProductKey | readonly [ProductKey, ...brandNames: string[]])[]
): PlanFacts[] {
  return offers.map((offer) => {
    const [key, ...also] = typeof offer === 'string' ? [offer] : offer
    const product: Product = products[key]
    return {
      carrier,
      slug: `${carrier}-${product.slug}`,
      line: product.line,
      name: productName(carrier, product),
      counties,
      also,
    }
  })
}

/** A plan that people know by a name of its own. */
function named(
  carrier: CarrierId,
  slug: string,
  line: PlanLine,
  counties: readonly County[],
  [hans, hant, english]: [hans: string, hant: string, english: string],
  ...also: string[]
): PlanFacts {
  return { carrier, slug, line, counties, name: { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': english }, also }
}

const facts: PlanFacts[] = [
  named(
    'medicare',
    'medicare',
    'medicare_ffs',
    everyCounty,
    ['红蓝卡（传统Medicare）', '紅藍卡（傳統Medicare）', 'Medicare (traditional)'],
    'Part B',
    'Medicare Supplement',
    'Medigap',
  ),
  named(
    'new-york-medicaid',
    'new-york-medicaid',
    'medicaid',
    downstate,
    ['纽约白卡（Medicaid，州直接支付）', '紐約白卡（Medicaid，州政府直接支付）', 'New York Medicaid (fee-for-service)'],
    'straight Medicaid',
    'regular Medicaid',
  ),
  ...sold(
    'healthfirst',
    downstate,
    'medicaid',
    'essential',
    'chp',
    ['medicareAdvantage', '65 Plus', 'Signature'],
    ['dual', 'Life Improvement Plan', 'Connection Plan'],
    ['map', 'CompleteCare', 'Complete Care'],
    ['mltc', 'Senior Health Partners', 'SHP'],
    ['marketplace', 'Leaf Plans'],
  ),
  ...sold(
    'metroplushealth',
    newYorkCity,
    'medicaid',
    'essential',
    'chp',
    ['dual', 'MetroPlus Advantage'],
    ['map', 'UltraCare'],
    ['commercial', 'MetroPlus Gold'],
  ),
  ...sold('fidelis-care', downstate, 'medicaid', 'essential', 'chp', ['marketplace', 'Ambetter from Fidelis Care']),
  ...sold(
    'unitedhealthcare',
    downstate,
    ['medicaid', 'UnitedHealthcare Community Plan', 'Community Plan'],
    'essential',
    'chp',
    ['medicareAdvantage', 'AARP Medicare Advantage'],
    ['dual', 'Dual Complete'],
    ['ppo', 'Choice Plus'],
  ),
  named('oxford', 'oxford-freedom', 'commercial', everyCounty, [
    'Oxford商业保险（Freedom）',
    'Oxford商業保險（Freedom）',
    'Oxford Freedom',
  ]),
  named('oxford', 'oxford-liberty', 'commercial', everyCounty, [
    'Oxford商业保险（Liberty）',
    'Oxford商業保險（Liberty）',
    'Oxford Liberty',
  ]),
  ...sold('anthem', downstate, ['medicaid', 'HealthPlus'], 'essential', 'chp', 'medicareAdvantage', [
    'ppo',
    'Blue Access',
    'BlueCard',
  ]),
  ...sold(
    'emblemhealth',
    downstate,
    ['medicaid', 'Enhanced Care'],
    'essential',
    'chp',
    ['medicareAdvantage', 'HIP VIP'],
    ['ppo', 'GHI CBP', 'GHI PPO'],
    ['hmo', 'HIP HMO', 'HIP Prime'],
  ),
  ...sold('aetna', everyCounty, ['ppo', 'Open Choice'], 'hmo', 'medicareAdvantage', 'dental'),
  ...sold('cigna', everyCounty, ['ppo', 'Open Access Plus', 'OAP']),
  ...sold('humana', everyCounty, 'medicareAdvantage'),
  ...sold('wellcare', downstate, 'medicareAdvantage', 'dual'),
  ...sold('molina', downstate, 'medicaid', 'essential', 'chp'),
  ...sold('vns-health', downstate, 'map', 'mltc'),
  ...sold('elderplan', downstate, 'medicareAdvantage', 'map', 'mltc'),
  ...sold('centers-plan', downstate, 'map', 'mltc'),
  ...sold('hamaspik', downstate, 'mltc'),
  ...sold('villagecaremax', newYorkCity, 'mltc'),
  ...sold('riverspring', downstate, 'mltc'),
  ...sold('senior-whole-health', downstate, 'mltc'),
  ...sold('agewell', downstate, 'mltc'),
  ...sold('oscar', downstate, 'marketplace'),
  ...sold('magnacare', everyCounty, 'ppo'),
  named('1199seiu', '1199seiu', 'commercial', everyCounty, [
    '1199工会福利（1199SEIU Benefit Fund）',
    '1199工會福利（1199SEIU Benefit Fund）',
    '1199SEIU Benefit Fund',
  ]),
  named('nj-familycare', 'nj-familycare', 'medicaid', northernJersey, [
    '新泽西白卡（NJ FamilyCare，州直接支付）',
    '新澤西白卡（NJ FamilyCare，州政府直接支付）',
    'NJ FamilyCare (fee-for-service)',
  ]),
  ...sold('horizon', northernJersey, ['medicaid', 'Horizon NJ Health'], ['ppo', 'OMNIA']),
  ...sold('wellpoint', northernJersey, 'medicaid'),
  named(
    'aetna',
    'aetna-better-health-nj',
    'medicaid',
    northernJersey,
    [
      '安泰新泽西白卡（Aetna Better Health of New Jersey）',
      '安泰新澤西白卡（Aetna Better Health of New Jersey）',
      'Aetna Better Health of New Jersey (Medicaid)',
    ],
    'Aetna NJ Medicaid',
  ),
  named(
    'unitedhealthcare',
    'unitedhealthcare-nj-medicaid',
    'medicaid',
    northernJersey,
    [
      '联合健康新泽西白卡（UnitedHealthcare Community Plan of New Jersey）',
      '聯合健康新澤西白卡（UnitedHealthcare Community Plan of New Jersey）',
      'UnitedHealthcare Community Plan of New Jersey (Medicaid)',
    ],
    'UHC NJ Medicaid',
  ),
  ...sold('clover', northernJersey, 'medicareAdvantage'),
  named(
    'delta-dental',
    'delta-dental',
    'dental',
    everyCounty,
    ['Delta Dental牙科保险', 'Delta Dental牙科保險', 'Delta Dental'],
    'Delta Dental PPO',
    'DeltaCare USA',
  ),
  ...sold('dentaquest', everyCounty, 'dental'),
  ...sold('guardian', everyCounty, ['dental', 'DentalGuard Preferred']),
  ...sold('vsp', everyCounty, 'vision'),
  ...sold('eyemed', everyCounty, 'vision'),
  named('davis-vision', 'davis-vision', 'vision', everyCounty, [
    'Davis Vision视力保险',
    'Davis Vision視力保險',
    'Davis Vision',
  ]),
  named('workers-compensation', 'workers-compensation', 'workers_comp', everyCounty, [
    '工伤（Workers’ Compensation）',
    '工傷（Workers’ Compensation）',
    'Workers’ Compensation',
  ]),
  named('no-fault', 'no-fault', 'no_fault', everyCounty, [
    '车祸（No-Fault）',
    '車禍（No-Fault）',
    'No-Fault (car accident)',
  ]),
  named('nyc-care', 'nyc-care', 'cash_program', newYorkCity, [
    'NYC Care（公立医院看诊项目，不是保险）',
    'NYC Care（公立醫院看診計劃，不是保險）',
    'NYC Care (public hospital program, not insurance)',
  ]),
  named('self-pay', 'self-pay', 'cash_program', everyCounty, [
    '自费（不用保险）',
    '自費（不用保險）',
    'Self-pay (without insurance)',
  ]),
]

const carrierAliases = new Map(carriers.map((carrier) => [carrier.id, carrier.aliases]))

/** A plan answers to its own brand names, its carrier's names and the words for its kind of card. */
function aliasesOf({ carrier, line, also }: PlanFacts): LocalizedList {
  const kind = planGroup(line).aliases
  const sources = (locale: Locale) => [
    ...(locale === 'en-US' ? also : []),
    ...carrierAliases.get(carrier)![locale],
    ...kind[locale],
  ]
  return {
    'zh-Hans': [...new Set(sources('zh-Hans'))],
    'zh-Hant': [...new Set(sources('zh-Hant'))],
    'en-US': [...new Set(sources('en-US'))],
  }
}

/**
 * Product lines as of the writing of the product's facts. No effective dates: none is confirmed, and staff enter and
 * retire plans as carriers change them.
 */
export const plans: Plan[] = facts.map((plan, index) => ({
  id: plan.slug,
  carrierId: plan.carrier,
  slug: plan.slug,
  name: plan.name,
  aliases: aliasesOf(plan),
  line: plan.line,
  counties: [...plan.counties],
  effectiveFrom: null,
  effectiveTo: null,
  isRetired: false,
  sort: index + 1,
}))
