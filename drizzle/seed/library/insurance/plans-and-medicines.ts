import { tri } from '#drizzle/seed/demo/tri.ts'
import {
  cityMarketplace,
  financialServices,
  glossary,
  joinPlan,
  laborDepartment,
  lists,
  marketplace,
  medicareGov,
  startMedicare,
  term,
} from './shape.ts'

/** Bought insurance, when one can buy it, the medicines it pays for, and what pays instead of it. */
export const plansAndMedicines = [
  term({
    slug: 'qualified-health-plan',
    term: tri('合格计划（QHP）', '合格計劃（QHP）', 'Qualified health plan (QHP)'),
    aliases: lists(
      ['市场保险', '自己买保险', '奥巴马保险'],
      ['市場保險', '自己買保險', '歐巴馬保險'],
      ['QHP', 'marketplace plan', 'Obamacare'],
    ),
    definition: tri(
      '在NY State of Health买的私人保险，要包括法律规定的基本项目。分铜、银、金、白金：保费越低，看病时自付越多。收入合适可以拿补助。',
      '在NY State of Health買的私人保險，要包括法律規定的基本項目。分銅、銀、金、白金：保費越低，看病時自付越多。收入合適可以拿補助。',
      'Private insurance bought on NY State of Health that covers what the law requires. Bronze, silver, gold, platinum: the lower the premium, the more you pay at visits. Some incomes get help.',
    ),
    sources: [glossary('Qualified health plan', 'qualified-health-plan/'), marketplace('NY State of Health', '')],
  }),
  term({
    slug: 'premium-tax-credit',
    term: tri('保费税务补助', '保費稅務補助', 'Premium tax credit'),
    aliases: lists(['保险补贴', '保费减免'], ['保險補貼', '保費減免'], ['APTC', 'subsidy']),
    definition: tri(
      '政府帮忙付市场计划保费的钱，按收入和家庭人数算，报税时再核对，多拿可能要还。规定在2026年变过，请每年重新算，收入有变就上报。',
      '政府幫忙付市場計劃保費的錢，按收入和家庭人數計算，報稅時再核對，多拿可能要還。規定在2026年變過，請每年重新計算，收入有變就申報。',
      'Government help with the premium of a marketplace plan, by income and family size. It is checked on your tax return, and you may have to pay some back. Rules changed in 2026, so check each year and report changes.',
    ),
    sources: [glossary('Premium tax credit', 'premium-tax-credit/'), cityMarketplace],
  }),
  term({
    slug: 'open-enrollment',
    term: tri('开放报名期', '開放報名期', 'Open enrollment'),
    aliases: lists(['公开投保期', '年度报名'], ['公開投保期', '年度報名'], ['OEP', 'annual enrollment']),
    definition: tri(
      '一年里可以买保险或换计划的日子。红蓝卡是10月15日到12月7日，市场计划从11月1日到12月31日，公司保险看公司。白卡、基本计划、儿童保险全年都可以。',
      '一年裡可以買保險或換計劃的日子。紅藍卡是10月15日到12月7日，市場計劃從11月1日到12月31日，公司保險看公司。白卡、基本計劃、兒童保險全年都可以。',
      'The days in a year when you can buy or change a plan. Medicare: October 15 to December 7. Marketplace plans: November 1 to December 31. A job’s insurance sets its own. Medicaid, the Essential Plan and Child Health Plus are open all year.',
    ),
    sources: [joinPlan, cityMarketplace],
  }),
  term({
    slug: 'special-enrollment',
    term: tri('特殊报名期', '特殊報名期', 'Special enrollment'),
    aliases: lists(['特别投保期', '中途加保'], ['特別投保期', '中途加保'], ['SEP', 'qualifying life event']),
    definition: tri(
      '生活有大变化时，不用等开放报名期：失去保险、结婚、生孩子、搬家、移民身份改变等。市场计划一般是60天内，公司保险可能只有30天，要带证明。',
      '生活有大變化時，不用等開放報名期：失去保險、結婚、生孩子、搬家、移民身分改變等。市場計劃一般是60天內，公司保險可能只有30天，要附證明。',
      'A big change lets you sign up outside open enrollment: losing insurance, marriage, a baby, a move, a new immigration status. The marketplace mostly gives 60 days; a job may give only 30. Have proof.',
    ),
    sources: [glossary('Special enrollment period', 'special-enrollment-period/'), cityMarketplace],
  }),
  term({
    slug: 'initial-enrollment-period',
    term: tri('红蓝卡首次报名期', '紅藍卡首次報名期', 'Initial enrollment period'),
    aliases: lists(['65岁报名', '七个月报名期'], ['65歲報名', '七個月報名期'], ['IEP', 'turning 65']),
    definition: tri(
      '65岁生日那个月的前三个月到后三个月，一共七个月。过了可能要等，也可能多付保费。还在上班、有公司保险的人，先问社会安全局要不要晚点报。',
      '65歲生日那個月的前三個月到後三個月，一共七個月。過了可能要等，也可能多付保費。還在上班、有公司保險的人，先問社會安全局要不要晚點報。',
      'Seven months: from three months before the month you turn 65 to three months after it. Later you may have to wait or pay more. If you still work and have job insurance, ask Social Security whether to wait.',
    ),
    sources: [startMedicare],
  }),
  term({
    slug: 'late-enrollment-penalty',
    term: tri('晚报罚款', '逾期加收保費', 'Late enrollment penalty'),
    aliases: lists(['迟报加费', '红蓝卡罚款'], ['晚報罰款', '紅藍卡罰款'], ['Part B penalty', 'Part D penalty']),
    definition: tri(
      '该加入红蓝卡B或D部分时没加入，以后保费可能每月加收，多半一直加下去。有在职的公司保险或够好的药物保险，可以不罚，证明要留好。',
      '該加入紅藍卡B或D部分時沒加入，以後保費可能每月加收，多半一直加下去。有在職的公司保險或夠好的藥物保險，可以不罰，證明要留好。',
      'If you don’t join Part B or D when you first can, the premium may be higher each month, mostly for good. Insurance from a current job or creditable drug coverage may let you avoid it. Keep the proof.',
    ),
    sources: [medicareGov('Avoid late enrollment penalties', 'basics/costs/medicare-costs/avoid-penalties')],
  }),
  term({
    slug: 'cobra',
    term: tri('离职续保（COBRA）', '離職續保（COBRA）', 'COBRA'),
    aliases: lists(['失业续保', '公司保险延续'], ['失業續保', '公司保險延續'], ['continuation coverage']),
    definition: tri(
      '离职或减少工时后，自己付全额保费，留在原来的公司保险一段时间。通常60天内要决定。先比一比市场计划、基本计划和白卡，可能便宜很多。',
      '離職或減少工時後，自己付全額保費，留在原來的公司保險一段時間。通常60天內要決定。先比較市場計劃、基本計劃和白卡，可能便宜很多。',
      'After leaving a job or losing hours you can keep its insurance for a time by paying the whole premium. You mostly have 60 days to decide. First compare the marketplace, the Essential Plan and Medicaid, which may cost far less.',
    ),
    sources: [laborDepartment('Continuation of Health Coverage (COBRA)', 'general/topic/health-plans/cobra')],
  }),
  term({
    slug: 'formulary',
    term: tri('药单（formulary）', '藥單（formulary）', 'Formulary'),
    aliases: lists(['承保药物表', '药物等级'], ['承保藥物表', '藥物等級'], ['drug list', 'tiers']),
    definition: tri(
      '计划付的药的名单，常分几级，级越高自付越多。药不在上面，请医生换一种，或替您申请例外。名单每年会变。',
      '計劃付的藥的名單，常分幾級，級越高自付越多。藥不在上面，請醫生換一種，或替您申請例外。名單每年會變。',
      'The plan’s list of medicines, often in tiers: the higher the tier, the more you pay. If yours isn’t on it, the doctor can change it or ask for an exception. The list changes each year.',
    ),
    sources: [glossary('Formulary', 'formulary/')],
  }),
  term({
    slug: 'generic-medicine',
    term: tri('仿制药（generic）', '學名藥（generic）', 'Generic medicine'),
    aliases: lists(['非品牌药', '通用名药'], ['原廠以外的藥', '通用名藥'], ['generic drug']),
    definition: tri(
      '和品牌药有同样有效成分的药，由联邦食品药品管理局审查，通常便宜得多。颜色、形状可能不同。换了样子，先问药剂师是不是同一种。',
      '和原廠藥有同樣有效成分的藥，由聯邦食品藥物管理局審查，通常便宜得多。顏色、形狀可能不同。換了樣子，先問藥劑師是不是同一種。',
      'A medicine with the same active ingredient as the brand, reviewed by the FDA and mostly far cheaper. Color and shape may differ. If it looks different, ask the pharmacist whether it is the same.',
    ),
    sources: [
      {
        publisher: 'FDA',
        title: 'Generic Drug Facts',
        url: 'https://www.fda.gov/drugs/generic-drugs/generic-drug-facts',
      },
      glossary('Generic drugs', 'generic-drugs/'),
    ],
  }),
  term({
    slug: 'preventive-care',
    term: tri('预防检查', '預防檢查', 'Preventive care'),
    aliases: lists(
      ['免费体检', '年度体检', '身体检查', '全身检查'],
      ['免費健檢', '年度健檢', '免費體檢', '年度體檢', '身體檢查', '全身檢查'],
      ['annual checkup', 'screening', 'wellness visit'],
    ),
    definition: tri(
      '没有症状时做的体检、疫苗和癌症检查。多数计划在网内不另外收钱。同一天谈了别的毛病，那部分可能要付，可以先问清楚。红蓝卡每年付一次“健康检查访谈”（wellness visit），不付从头到脚的全身体检。',
      '沒有症狀時做的健檢、疫苗和癌症檢查。多數計劃在網內不另外收錢。同一天談了別的毛病，那部分可能要付，可以先問清楚。紅藍卡每年給付一次「健康訪談」（wellness visit），不給付從頭到腳的全身健檢。',
      'Checkups, vaccines and cancer tests done when you feel well. Most plans charge nothing for it in network. If you bring up another problem the same day, that part may cost you, so ask first. Medicare covers a yearly wellness visit, not a full physical exam.',
    ),
    sources: [
      glossary('Preventive services', 'preventive-services/'),
      medicareGov('Yearly “Wellness” visits', 'coverage/yearly-wellness-visits'),
    ],
  }),
  term({
    slug: 'coordination-of-benefits',
    term: tri('先后付款（两份保险）', '先後付款（兩份保險）', 'Coordination of benefits'),
    aliases: lists(
      ['主保险', '副保险', '第二保险'],
      ['主保險', '副保險', '第二保險'],
      ['COB', 'primary insurance', 'secondary insurance'],
    ),
    definition: tri(
      '有两份保险时，规定哪份先付、哪份后付。例如红蓝卡先付，白卡后付。每家诊所都要知道您所有的保险，不然账单会被退。',
      '有兩份保險時，規定哪份先付、哪份後付。例如紅藍卡先付，白卡後付。每家診所都要知道您所有的保險，不然帳單會被退。',
      'With two kinds of insurance, the rules say which pays first. Medicare pays before Medicaid, for example. Tell every clinic about all your insurance, or bills may be sent back.',
    ),
    sources: [medicareGov('How Medicare works with other insurance', 'health-drug-plans/coordination')],
  }),
  term({
    slug: 'workers-compensation',
    term: tri('工伤保险（Workers’ Compensation）', '工傷保險（Workers Comp）', 'Workers’ compensation'),
    aliases: lists(['工伤', '劳工保险'], ['工傷', '勞工補償'], ['workers comp', 'job injury']),
    definition: tri(
      '因工作受伤或得病，由雇主的保险付医药费和部分工资，多数情况不看移民身份。30天内书面告诉雇主，去收工伤的医生。有问题问州工伤局：1-877-632-4996。',
      '因工作受傷或得病，由僱主的保險付醫藥費和部分工資，多數情況不看移民身分。30天內書面告訴僱主，去收工傷的醫生。有問題問州工傷局：1-877-632-4996。',
      'If you are hurt or made ill by work, the employer’s insurance pays for care and part of your wages, in most cases whatever your status. Tell the employer in writing within 30 days and see a doctor who takes it. Questions: 1-877-632-4996.',
    ),
    sources: [
      {
        publisher: 'New York State Workers’ Compensation Board',
        title: 'Injured Workers',
        url: 'https://www.wcb.ny.gov/content/main/Workers/Workers.jsp',
      },
    ],
  }),
  term({
    slug: 'no-fault',
    term: tri('车祸保险（No-Fault）', '車禍保險（No-Fault）', 'No-fault'),
    aliases: lists(['车祸', '无过失保险'], ['車禍', '無過失保險'], ['car accident insurance', 'PIP']),
    definition: tri(
      '在纽约出车祸，不管谁的错，由车的保险付医药费和部分工资，有上限。司机、乘客、被撞的行人都可以。30天内要书面通知那辆车的保险公司。',
      '在紐約出車禍，不管誰的錯，由車的保險付醫藥費和部分工資，有上限。司機、乘客、被撞的行人都可以。30天內要書面通知那輛車的保險公司。',
      'After a car accident in New York the car’s insurance pays for care and part of lost wages up to a limit, whoever was at fault: for drivers, passengers and pedestrians. Tell that car’s insurer in writing within 30 days.',
    ),
    sources: [financialServices('Consumer FAQs About No-Fault Insurance', 'consumers/auto_insurance/nofault_faqs')],
  }),
  term({
    slug: 'enrollment-assistor',
    term: tri('报名协助员（navigator）', '申請協助員（navigator）', 'Enrollment assistor'),
    aliases: lists(
      ['保险协助员', '免费填表'],
      ['保險協助員', '免費填表'],
      ['navigator', 'application counselor', 'IPA'],
    ),
    definition: tri(
      '州政府认证的人，免费帮您看资格、填表、续保，常有会讲中文的。他们不卖保险。打1-855-355-5777找附近的人。要收您钱的，不是协助员。',
      '州政府認證的人，免費幫您看資格、填表、續保，常有會講中文的。他們不賣保險。打1-855-355-5777找附近的人。要收您錢的，不是協助員。',
      'A person certified by the state who helps you check what fits, fill in forms and renew, free, often in Chinese. Navigators don’t sell insurance. Call 1-855-355-5777 to find one. Someone who charges you isn’t one.',
    ),
    sources: [marketplace('Assistors', 'agent/assistors?lang=en')],
  }),
]
