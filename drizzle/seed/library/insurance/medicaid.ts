import { tri } from '#drizzle/seed/demo/tri.ts'
import { lists, marketplaceInfo, medicaidPage, nycCare, stateHealth, term } from './shape.ts'

const excessIncome = stateHealth('Medicaid Excess Income Program', 'health_care/medicaid/excess_income.htm')

/** Programs of the state and the city for people with little income. */
export const medicaid = [
  term({
    slug: 'medicaid',
    term: tri('白卡（Medicaid）', '白卡（Medicaid）', 'Medicaid'),
    aliases: lists(['医疗补助', '政府白卡'], ['醫療補助', '政府白卡'], ['white card', 'MA']),
    definition: tri(
      '给收入低的纽约州居民的政府保险，看病、住院、吃药大多不用钱或只付很少。收入标准每年变。全年都可以申请，续保信一定要回。',
      '給收入低的紐約州居民的政府保險，看病、住院、吃藥大多不用錢或只付很少。收入標準每年變。全年都可以申請，續保信一定要回。',
      'Government insurance for New Yorkers with low income. Visits, hospital stays, and medicines cost little or nothing. Income limits change each year. Apply any time, and always answer the renewal letter.',
    ),
    sources: [medicaidPage],
  }),
  term({
    slug: 'essential-plan',
    term: tri('基本计划（Essential Plan）', '基本計劃（Essential Plan）', 'Essential Plan'),
    aliases: lists(['纽约基本计划', '白卡超收入'], ['紐約基本計劃', '白卡超收入'], ['EP', 'Basic Health Program']),
    definition: tri(
      '给19到64岁、收入比白卡标准高一点的人，费用很低。收入上限从2026年7月1日起调低，请看本页的说明，并到官方网站查自己的资格。',
      '給19到64歲、收入比白卡標準高一點的人，費用很低。收入上限從2026年7月1日起調低，請看本頁的說明，並到官方網站查自己的資格。',
      'Low-cost coverage for people 19 to 64 whose income is a little too high for Medicaid. The income limit went down on July 1, 2026. See the notice on this page and check with the state.',
    ),
    sources: [marketplaceInfo('Essential Plan Information', 'EssentialPlan')],
  }),
  term({
    slug: 'child-health-plus',
    term: tri('儿童健康保险（Child Health Plus）', '兒童健康保險（Child Health Plus）', 'Child Health Plus (CHP)'),
    aliases: lists(['儿童保险', '小孩保险'], ['兒童保險', '小孩保險'], ['CHP', 'CHPlus', 'kids insurance']),
    definition: tri(
      '纽约州未满19岁的孩子都可以申请，不看移民身份。看诊一般不用自付，月费看家里的收入和人数。全年都可以申请：1-855-355-5777。',
      '紐約州未滿19歲的孩子都可以申請，不看移民身分。看診一般不用自付，月費看家裡的收入和人數。全年都可以申請：1-855-355-5777。',
      'Any child under 19 in New York can apply, whatever the immigration status. Visits usually have no copay; the monthly fee depends on income and family size. Apply any time: 1-855-355-5777.',
    ),
    sources: [stateHealth('Child Health Plus', 'health_care/child_health_plus/')],
  }),
  term({
    slug: 'emergency-medicaid',
    term: tri('紧急白卡', '緊急白卡', 'Emergency Medicaid'),
    aliases: lists(['急诊白卡', '无身份急诊'], ['急診白卡', '無身分急診'], ['Medicaid for emergencies']),
    definition: tri(
      '收入低、但因移民身份拿不到一般白卡的人，遇到急症（包括生产）时，由它付治疗费用。可以先治病再申请，也可以事先登记。医院的财务辅导员会帮忙。急症马上打911。',
      '收入低、但因移民身分拿不到一般白卡的人，遇到急症（包括生產）時，由它付治療費用。可以先治病再申請，也可以事先登記。醫院的財務輔導員會幫忙。急症馬上打911。',
      'Pays for emergency care, including birth, for people with low income who can’t get regular Medicaid because of their immigration status. You can be treated first and apply later, or sign up ahead of time. The hospital’s financial counselor can help. In an emergency, call 911.',
    ),
    sources: [
      stateHealth(
        'Medicaid for the Treatment of an Emergency Medical Condition',
        'health_care/medicaid/emergency_medical_condition_faq.htm',
      ),
    ],
  }),
  term({
    slug: 'managed-long-term-care',
    term: tri('长期护理计划（MLTC）', '長期護理計劃（MLTC）', 'Managed long-term care (MLTC)'),
    aliases: lists(
      ['长期护理', '护理员到家', '居家护理计划'],
      ['長期照護', '長照', '護理員到家'],
      ['MLTC', 'home care plan', 'home attendant'],
    ),
    definition: tri(
      '有白卡、长期需要别人帮忙洗澡穿衣的人，由这种计划安排护理员、日间中心和器材。先打纽约独立评估处1-855-222-8350，评估不收费。看医生仍用红蓝卡或白卡。',
      '有白卡、長期需要別人幫忙洗澡穿衣的人，由這種計劃安排護理員、日間中心和器材。先打紐約獨立評估處1-855-222-8350，評估不收費。看醫生仍用紅藍卡或白卡。',
      'For people with Medicaid who need long-term help with bathing or dressing. The plan arranges aides, day centers, and equipment. First call the New York Independent Assessor, 1-855-222-8350; the assessment is free. For doctor visits, keep using Medicare or Medicaid.',
    ),
    sources: [stateHealth('Managed Long Term Care (MLTC)', 'health_care/managed_care/mltc/')],
  }),
  term({
    slug: 'medicaid-advantage-plus',
    term: tri('双卡长护计划（MAP）', '雙卡長期護理計劃（MAP）', 'Medicaid Advantage Plus (MAP)'),
    aliases: lists(['MAP计划', '三合一计划'], ['MAP計劃', '三合一計劃'], ['MAP', 'integrated plan']),
    definition: tri(
      '给红蓝卡和白卡都有、又需要长期照顾的成年人。看病、拿药和长期护理都归一家公司管，只能看它的网内医生。加入前先问现在的医生收不收。',
      '給紅藍卡和白卡都有、又需要長期照顧的成年人。看病、拿藥和長期護理都歸一家公司管，只能看它的網內醫生。加入前先問現在的醫生收不收。',
      'For adults with Medicare and Medicaid who need long-term care. One company handles doctor visits, medicines, and long-term care, and you use its network. Before you join, ask whether your doctors take it.',
    ),
    sources: [stateHealth('Medicaid Advantage Plus (MAP)', 'health_care/managed_care/mltc/map.htm')],
  }),
  term({
    slug: 'spend-down',
    term: tri('超收入办法（spend-down）', '超收入辦法（spend-down）', 'Spend-down'),
    aliases: lists(['收入超标', '盈余收入'], ['收入超標', '盈餘收入'], ['excess income program', 'surplus income']),
    definition: tri(
      '65岁以上、失明或残障的人，收入超过白卡标准时，每月先用医药费或付款抵掉超过的部分，其余由白卡付。孕妇和有未成年孩子的家庭有时也可以问。',
      '65歲以上、失明或身心障礙的人，收入超過白卡標準時，每月先用醫藥費或付款抵掉超過的部分，其餘由白卡付。孕婦和有未成年孩子的家庭有時也可以問。',
      'For people who are 65 or older, blind, or disabled and whose income is over the Medicaid limit. Each month they use up the extra on medical bills or a payment, and Medicaid pays the rest. Sometimes pregnant people and families with children can ask too.',
    ),
    sources: [excessIncome],
  }),
  term({
    slug: 'pooled-trust',
    term: tri('集合信托', '集合信託', 'Pooled trust'),
    aliases: lists(
      ['盈余收入信托', '白卡信托'],
      ['盈餘收入信託', '白卡信託'],
      ['pooled income trust', 'supplemental needs trust'],
    ),
    definition: tri(
      '由非营利机构管的信托。经认定有残障的人（也包括长者）把超出白卡标准的收入存进去，用来付自己的房租和账单。有手续费，剩下的钱可能归信托。先问免费法律援助。',
      '由非營利機構管理的信託。經認定有身心障礙的人（也包括長者）把超出白卡標準的收入存進去，用來付自己的房租和帳單。有手續費，剩下的錢可能歸信託。先問免費法律援助。',
      'A trust run by a nonprofit. People found to be disabled, including older adults, put the income above the Medicaid limit into it, and it pays their rent and bills. There are fees, and leftover money may stay with the trust. Talk to a free legal aid office first.',
    ),
    sources: [
      {
        publisher: 'NY Health Access (New York Legal Assistance Group)',
        title: 'Medicaid Spend-Down',
        url: 'https://www.wnylc.com/health/entry/46/',
      },
      excessIncome,
    ],
  }),
  term({
    slug: 'nyc-care',
    term: tri('NYC Care', 'NYC Care', 'NYC Care'),
    aliases: lists(['纽约市医疗卡', '公立医院卡'], ['紐約市醫療卡', '公立醫院卡'], ['city health access card']),
    definition: tri(
      '这不是保险。申请不到或买不起保险的纽约市居民，用这张卡在公立医院系统看病、拿药，按收入收费，不问移民身份。电话646-692-2273。',
      '這不是保險。申請不到或買不起保險的紐約市居民，用這張卡在公立醫院系統看病、拿藥，依收入收費，不問移民身分。電話646-692-2273。',
      'This isn’t insurance. New York City residents who can’t get or can’t afford insurance use this card for visits and medicines at the public hospitals. Fees depend on income, and no one asks about immigration status. Call 646-692-2273.',
    ),
    sources: [nycCare],
  }),
  term({
    slug: 'recertification',
    term: tri('续保', '續保', 'Renewal'),
    aliases: lists(['重新认证', '续白卡'], ['重新認證', '續白卡'], ['recertification', 'renewing coverage']),
    definition: tri(
      '白卡、基本计划和儿童保险要定期重新审核资格，一般一年一次；按联邦法律，2027年起部分成年人会更频繁。信会寄到您登记的地址；搬家要马上通知，收到信要在期限前回。',
      '白卡、基本計劃和兒童保險要定期重新審核資格，一般一年一次；依聯邦法律，2027年起部分成年人會更頻繁。信會寄到您登記的地址；搬家要馬上通知，收到信要在期限前回。',
      'Medicaid, the Essential Plan, and Child Health Plus check whether you still qualify, usually once a year. Under federal law, some adults must renew more often starting in 2027. The letter goes to the address on file, so report a move right away and answer on time.',
    ),
    sources: [medicaidPage],
  }),
]
