import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { planLines } from '#drizzle/schema/reference.ts'

export type PlanLine = (typeof planLines)[number]

export interface PlanGroup {
  id: string
  name: Localized
  /** What people call the card. Every plan of the group is found by these. */
  aliases: LocalizedList
  lines: PlanLine[]
}

/** The heads under which people know their cards. Every line belongs to one group. */
export const planGroups: PlanGroup[] = [
  {
    id: 'medicaid',
    name: { 'zh-Hans': '白卡（Medicaid）', 'zh-Hant': '白卡（Medicaid）', 'en-US': 'Medicaid' },
    aliases: { 'zh-Hans': ['白卡', '医疗补助'], 'zh-Hant': ['白卡', '醫療補助'], 'en-US': ['Medicaid'] },
    lines: ['medicaid'],
  },
  {
    id: 'medicare',
    name: { 'zh-Hans': '红蓝卡（Medicare）', 'zh-Hant': '紅藍卡（Medicare）', 'en-US': 'Medicare' },
    aliases: { 'zh-Hans': ['红蓝卡', '红兰卡'], 'zh-Hant': ['紅藍卡', '聯邦醫療保險'], 'en-US': ['Medicare'] },
    lines: ['medicare_ffs', 'medicare_adv'],
  },
  {
    id: 'dual',
    name: {
      'zh-Hans': '红蓝白卡（Medicare加Medicaid）',
      'zh-Hant': '紅藍白卡（Medicare加Medicaid）',
      'en-US': 'Medicare and Medicaid (dual)',
    },
    aliases: {
      'zh-Hans': ['红蓝白卡', '双卡', '双重资格'],
      'zh-Hant': ['紅藍白卡', '雙卡', '雙重資格'],
      'en-US': ['dual', 'dual eligible', 'D-SNP'],
    },
    lines: ['dual', 'map'],
  },
  {
    id: 'essential',
    name: {
      'zh-Hans': '基本计划（Essential Plan）',
      'zh-Hant': '基本計劃（Essential Plan）',
      'en-US': 'Essential Plan',
    },
    aliases: { 'zh-Hans': ['基本计划'], 'zh-Hant': ['基本計劃'], 'en-US': ['Essential Plan', 'EP'] },
    lines: ['essential'],
  },
  {
    id: 'chp',
    name: {
      'zh-Hans': '儿童健康保险（Child Health Plus）',
      'zh-Hant': '兒童健康保險（Child Health Plus）',
      'en-US': 'Child Health Plus',
    },
    aliases: {
      'zh-Hans': ['儿童健康保险', '儿童保险', '小孩保险'],
      'zh-Hant': ['兒童健康保險', '兒童保險', '小孩保險'],
      'en-US': ['Child Health Plus', 'CHP', 'CHPlus'],
    },
    lines: ['chp'],
  },
  {
    id: 'long-term-care',
    name: {
      'zh-Hans': '长期护理（MLTC）',
      'zh-Hant': '長期護理（MLTC）',
      'en-US': 'Managed long-term care (MLTC)',
    },
    aliases: {
      'zh-Hans': ['长期护理', '居家护理', '家庭护理', '护工'],
      'zh-Hant': ['長期護理', '居家護理', '家庭護理', '長照'],
      'en-US': ['MLTC', 'long-term care', 'home care'],
    },
    lines: ['mltc'],
  },
  {
    id: 'commercial',
    name: {
      'zh-Hans': '商业保险（公司或自购）',
      'zh-Hant': '商業保險（公司或自購）',
      'en-US': 'Commercial (employer or self-bought)',
    },
    aliases: {
      'zh-Hans': ['商业保险', '公司保险', '私人保险'],
      'zh-Hant': ['商業保險', '公司保險', '私人保險'],
      'en-US': ['commercial insurance', 'employer insurance', 'private insurance'],
    },
    lines: ['commercial', 'qhp'],
  },
  {
    id: 'dental',
    name: { 'zh-Hans': '牙科保险', 'zh-Hant': '牙科保險', 'en-US': 'Dental' },
    aliases: {
      'zh-Hans': ['牙科保险', '牙医保险'],
      'zh-Hant': ['牙科保險', '牙醫保險'],
      'en-US': ['dental insurance'],
    },
    lines: ['dental'],
  },
  {
    id: 'vision',
    name: { 'zh-Hans': '视力保险', 'zh-Hant': '視力保險', 'en-US': 'Vision' },
    aliases: {
      'zh-Hans': ['视力保险', '眼科保险', '配镜保险'],
      'zh-Hant': ['視力保險', '眼科保險', '配鏡保險'],
      'en-US': ['vision insurance', 'eye insurance'],
    },
    lines: ['vision'],
  },
  {
    id: 'workers-compensation',
    name: {
      'zh-Hans': '工伤（Workers’ Compensation）',
      'zh-Hant': '工傷（Workers’ Compensation）',
      'en-US': 'Workers’ Compensation',
    },
    aliases: { 'zh-Hans': ['工伤'], 'zh-Hant': ['工傷'], 'en-US': ["Workers' Compensation", 'workers comp'] },
    lines: ['workers_comp'],
  },
  {
    id: 'no-fault',
    name: {
      'zh-Hans': '车祸（No-Fault）',
      'zh-Hant': '車禍（No-Fault）',
      'en-US': 'No-Fault (car accident)',
    },
    aliases: { 'zh-Hans': ['车祸'], 'zh-Hant': ['車禍'], 'en-US': ['no-fault', 'car accident'] },
    lines: ['no_fault'],
  },
  {
    id: 'cash',
    name: { 'zh-Hans': '自费和低收入项目', 'zh-Hant': '自費和低收入計劃', 'en-US': 'Self-pay and low-income programs' },
    aliases: {
      'zh-Hans': ['自费', '现金'],
      'zh-Hant': ['自費', '現金'],
      'en-US': ['self-pay', 'cash', 'uninsured'],
    },
    lines: ['cash_program'],
  },
]

const groupOfLine = new Map(planGroups.flatMap((group) => group.lines.map((line) => [line, group] as const)))

/** The head under which a line stands. */
export function planGroup(line: PlanLine): PlanGroup {
  const group = groupOfLine.get(line)
  if (!group) throw new Error(`No plan group covers the line ${line}.`)
  return group
}
