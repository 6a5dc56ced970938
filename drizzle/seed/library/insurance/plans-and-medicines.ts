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
      '在NY State of Health买的私人保险，要包括法律规定的基本项目。分铜、银、金、白金：保费越低，看病时自付越多。收入在一定范围内可以拿补助。',
      '在NY State of Health買的私人保險，要包括法律規定的基本項目。分銅、銀、金、白金：保費越低，看病時自付越多。收入在一定範圍內可以拿補助。',
      'Private insurance you buy through NY State of Health that covers what the law requires. It comes in bronze, silver, gold, and platinum: the lower the premium, the more you pay at visits. Depending on income, you may get help paying.',
    ),
    sources: [glossary('Qualified health plan', 'qualified-health-plan/'), marketplace('NY State of Health', '')],
  }),
  term({
    slug: 'premium-tax-credit',
    term: tri('保费税务补助', '保費稅務補助', 'Premium tax credit'),
    aliases: lists(['保险补贴', '保费减免'], ['保險補貼', '保費減免'], ['APTC', 'subsidy']),
    definition: tri(
      '政府帮忙付市场计划保费的钱，按收入和家庭人数算，报税时再核对，多拿的可能要还。规定在2026年变过，请每年重新算，收入有变就上报。',
      '政府幫忙付市場計劃保費的錢，依收入和家庭人數計算，報稅時再核對，多拿的可能要還。規定在2026年變過，請每年重新計算，收入有變就申報。',
      'Government help with the premium for a marketplace plan, based on income and family size. It’s checked when you file taxes, and you may have to pay some back. The rules changed in 2026, so check each year and report income changes.',
    ),
    sources: [glossary('Premium tax credit', 'premium-tax-credit/'), cityMarketplace],
  }),
  term({
    slug: 'open-enrollment',
    term: tri('开放报名期', '開放報名期', 'Open enrollment'),
    aliases: lists(['公开投保期', '年度报名'], ['公開投保期', '年度報名'], ['OEP', 'annual enrollment']),
    definition: tri(
      '一年里可以买保险或换计划的日子。红蓝卡是10月15日到12月7日，市场计划从11月1日到12月31日，公司保险由公司定。白卡、基本计划、儿童保险全年都可以。',
      '一年裡可以買保險或換計劃的日子。紅藍卡是10月15日到12月7日，市場計劃從11月1日到12月31日，公司保險由公司決定。白卡、基本計劃、兒童保險全年都可以。',
      'The time of year when you can buy or change a plan. Medicare: October 15 to December 7. Marketplace plans: November 1 to December 31. For job insurance, the employer sets the dates. You can sign up for Medicaid, the Essential Plan, and Child Health Plus all year.',
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
      'A big life change lets you sign up outside open enrollment: losing insurance, getting married, having a baby, moving, or a change in immigration status. You usually have 60 days for a marketplace plan, and maybe only 30 for job insurance. Have proof.',
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
      'Seven months: from three months before the month you turn 65 to three months after it. After that, you may have to wait or pay more. If you’re still working and have job insurance, ask Social Security whether to wait.',
    ),
    sources: [startMedicare],
  }),
  term({
    slug: 'late-enrollment-penalty',
    term: tri('晚报罚款', '逾期加收保費', 'Late enrollment penalty'),
    aliases: lists(['迟报加费', '红蓝卡罚款'], ['晚報罰款', '紅藍卡罰款'], ['Part B penalty', 'Part D penalty']),
    definition: tri(
      '该加入红蓝卡B或D部分时没加入，以后保费可能每月加收，多半一直加下去。有在职的公司保险或合格的药物保险，可以免罚，证明要留好。',
      '該加入紅藍卡B或D部分時沒加入，以後保費可能每月加收，多半一直加下去。有在職的公司保險或合格的藥物保險，可以不加收，證明要留好。',
      'If you don’t join Part B or D when you first can, your monthly premium may be higher, usually for as long as you have it. Insurance from a current job or creditable drug coverage may let you avoid this. Keep the proof.',
    ),
    sources: [medicareGov('Avoid late enrollment penalties', 'basics/costs/medicare-costs/avoid-penalties')],
  }),
  term({
    slug: 'cobra',
    term: tri('离职续保（COBRA）', '離職續保（COBRA）', 'COBRA'),
    aliases: lists(['失业续保', '公司保险延续'], ['失業續保', '公司保險延續'], ['continuation coverage']),
    definition: tri(
      '离职或减少工时后，可以自己付全额保费，继续用原来的公司保险一段时间。通常60天内要决定。先比一比市场计划、基本计划和白卡，可能便宜很多。',
      '離職或減少工時後，可以自己付全額保費，繼續用原來的公司保險一段時間。通常60天內要決定。先比較市場計劃、基本計劃和白卡，可能便宜很多。',
      'After you leave a job or lose hours, you can keep its insurance for a while by paying the full premium. You usually have 60 days to decide. First compare marketplace plans, the Essential Plan, and Medicaid, which may cost much less.',
    ),
    sources: [laborDepartment('Continuation of Health Coverage (COBRA)', 'general/topic/health-plans/cobra')],
  }),
  term({
    slug: 'formulary',
    term: tri('药单（formulary）', '藥單（formulary）', 'Formulary'),
    aliases: lists(['承保药物表', '药物等级'], ['承保藥物表', '藥物等級'], ['drug list', 'tiers']),
    definition: tri(
      '计划承保的药的名单，常分几级，级别越高自付越多。您的药不在上面，可以请医生换一种，或替您申请例外。名单每年会变。',
      '計劃給付的藥品名單，常分幾級，級別越高自付越多。您的藥不在上面，可以請醫生換一種，或替您申請例外。名單每年會變。',
      'The plan’s list of medicines, often in tiers: the higher the tier, the more you pay. If yours isn’t on it, your doctor can prescribe another or ask for an exception. The list changes each year.',
    ),
    sources: [glossary('Formulary', 'formulary/')],
  }),
  term({
    slug: 'generic-medicine',
    term: tri('仿制药（generic）', '學名藥（generic）', 'Generic medicine'),
    aliases: lists(['非品牌药', '通用名药'], ['原廠以外的藥', '通用名藥'], ['generic drug']),
    definition: tri(
      '和品牌药有同样有效成分的药，由联邦食品药品管理局审查，通常便宜得多。颜色、形状可能不同。药换了样子，先问药剂师是不是同一种。',
      '和原廠藥有同樣有效成分的藥，由聯邦食品藥物管理局審查，通常便宜得多。顏色、形狀可能不同。藥換了樣子，先問藥劑師是不是同一種。',
      'A medicine with the same active ingredient as the brand-name one, reviewed by the FDA and usually much cheaper. The color and shape may differ. If your medicine looks different, ask the pharmacist whether it’s the same one.',
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
      '没有症状时做的体检、疫苗和癌症检查。多数计划在网内不另外收钱。同一天谈了别的毛病，那部分可能要自付，可以先问清楚。红蓝卡每年付一次“健康检查访谈”（wellness visit），不付从头到脚的全身体检。',
      '沒有症狀時做的健檢、疫苗和癌症檢查。多數計劃在網內不另外收錢。同一天談了別的毛病，那部分可能要自付，可以先問清楚。紅藍卡每年給付一次「健康訪談」（wellness visit），不給付從頭到腳的全身健檢。',
      'Checkups, vaccines, and cancer screenings done when you feel well. Most plans charge nothing for them in network. If you bring up another problem the same day, that part may cost you, so ask first. Medicare covers a yearly wellness visit, not a full physical exam.',
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
      '有两份保险时，规定哪份先付、哪份后付。例如红蓝卡先付，白卡后付。请让每家诊所知道您所有的保险，不然账单会被退回。',
      '有兩份保險時，規定哪份先付、哪份後付。例如紅藍卡先付，白卡後付。請讓每家診所知道您所有的保險，不然帳單會被退回。',
      'When you have two kinds of insurance, rules say which one pays first. For example, Medicare pays before Medicaid. Tell every clinic about all your insurance, or bills may be rejected.',
    ),
    sources: [medicareGov('How Medicare works with other insurance', 'health-drug-plans/coordination')],
  }),
  term({
    slug: 'workers-compensation',
    term: tri('工伤保险（Workers’ Compensation）', '工傷保險（Workers Comp）', 'Workers’ compensation'),
    aliases: lists(['工伤', '劳工保险'], ['工傷', '勞工補償'], ['workers comp', 'job injury']),
    definition: tri(
      '因工作受伤或得病，由雇主的保险付医药费和部分工资，多数情况不看移民身份。30天内书面告诉雇主，并找收工伤保险的医生看。有问题问州工伤局：1-877-632-4996。',
      '因工作受傷或得病，由僱主的保險付醫藥費和部分工資，多數情況不看移民身分。30天內書面告訴僱主，並找收工傷保險的醫生看。有問題問州工傷局：1-877-632-4996。',
      'If you’re hurt or get sick because of work, your employer’s insurance pays for care and part of your wages, in most cases whatever your immigration status. Tell your employer in writing within 30 days, and see a doctor who takes workers’ comp. Questions? Call the state board, 1-877-632-4996.',
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
      '在纽约出车祸，不管谁的错，由车辆的保险付医药费和部分工资，有上限。司机、乘客、被撞的行人都可以申请。30天内要书面通知那辆车的保险公司。',
      '在紐約出車禍，不管誰的錯，由車輛的保險付醫藥費和部分工資，有上限。司機、乘客、被撞的行人都可以申請。30天內要書面通知那輛車的保險公司。',
      'After a car accident in New York, the car’s insurance pays for care and part of lost wages, up to a limit, no matter who was at fault. It covers drivers, passengers, and pedestrians. Notify that car’s insurer in writing within 30 days.',
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
      '州政府认证的人员，免费帮您查资格、填表、续保，常有会讲中文的。他们不卖保险。打1-855-355-5777找附近的协助员。向您收钱的，不是协助员。',
      '州政府認證的人員，免費幫您查資格、填表、續保，常有會講中文的。他們不賣保險。打1-855-355-5777找附近的協助員。向您收錢的，不是協助員。',
      'A person certified by the state who helps you see what you qualify for, fill out forms, and renew, free of charge and often in Chinese. Navigators don’t sell insurance. Call 1-855-355-5777 to find one. Anyone who charges you isn’t a navigator.',
    ),
    sources: [marketplace('Assistors', 'agent/assistors?lang=en')],
  }),
]
