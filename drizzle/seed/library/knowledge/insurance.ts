import { medicareGov, stateHealth } from './sources.ts'
import type { Topic } from './topic.ts'

export const insurance: Topic[] = [
  {
    key: 'medicaid',
    category: 'insurance',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'pediatrics'],
    sources: [
      stateHealth('Medicaid in New York State', 'health_care/medicaid/'),
      {
        publisher: 'NYC Human Resources Administration',
        title: 'Health Assistance',
        url: 'https://www.nyc.gov/site/hra/help/health-assistance.page',
      },
    ],
    text: {
      'zh-Hans': {
        title: '白卡（Medicaid）',
        aliases: ['白卡', '医疗补助', '政府白卡', '申请白卡', '低收入保险'],
        summary: '给收入低的纽约州居民的政府医疗保险，看病、住院、吃药大多不用钱或只付很少。',
        body: `
          白卡由州政府管，多数人要再选一家保险公司的管理式计划，看诊时两张卡都带。收入标准每年变，请查官方网站。以下截至2026年11月2日。
          ## 谁可以申请
          - 收入低的大人、小孩、孕妇，65岁以上，或有残障的人。
          - 纽约州从2024年1月起，符合收入条件的65岁以上居民，不论移民身份都可以申请。
          - 其他人的身份规定在2026年有变，各人不同，请找免费的申请协助员帮您看一看。
          - 没有身份的人遇到急症，可以问紧急白卡。
          ## 怎么申请
          - 未满65岁：NY State of Health，1-855-355-5777，可以要求中文。
          - 65岁以上、失明、残障或有红蓝卡：在纽约市找HRA，1-888-692-6116。
          - 全年都可以申请。准备证件、地址、收入和身份的证明。
          ## 要注意
          - 收到续保的信一定要回，搬家要改地址。
          - 按联邦法律，从2027年1月起，部分19到64岁的人要申报工作或上学的情况，续保也更频繁。
          - 看医生前问：您收我这一家的白卡计划吗？担心影响绿卡，先问移民律师。
        `,
      },
      'zh-Hant': {
        title: '白卡（Medicaid）',
        aliases: ['白卡', '醫療補助', '政府白卡', '申請白卡', '低收入保險'],
        summary: '給收入低的紐約州居民的政府醫療保險，看病、住院、吃藥大多不用錢或只付很少。',
        body: `
          白卡由州政府管理，多數人要再選一家保險公司的管理式計劃，看診時兩張卡都帶。收入標準每年變，請查官方網站。以下截至2026年11月2日。
          ## 誰可以申請
          - 收入低的大人、小孩、孕婦，65歲以上，或有身心障礙的人。
          - 紐約州從2024年1月起，符合收入條件的65歲以上居民，不論移民身分都可以申請。
          - 其他人的身分規定在2026年有變，各人不同，請找免費的申請協助員幫您看一看。
          - 沒有身分的人遇到急症，可以問緊急白卡。
          ## 怎麼申請
          - 未滿65歲：NY State of Health，1-855-355-5777，可以要求中文。
          - 65歲以上、失明、身心障礙或有紅藍卡：在紐約市找HRA，1-888-692-6116。
          - 全年都可以申請。準備證件、地址、收入和身分的證明。
          ## 要注意
          - 收到續保的信一定要回，搬家要改地址。
          - 依聯邦法律，從2027年1月起，部分19到64歲的人要申報工作或上學的情況，續保也更頻繁。
          - 看醫生前問：您收我這一家的白卡計劃嗎？擔心影響綠卡，先問移民律師。
        `,
      },
      'en-US': {
        title: 'Medicaid (the “white card”)',
        aliases: ['Medicaid', 'white card', 'low-income insurance', 'apply for Medicaid'],
        summary:
          'Government health insurance for New Yorkers with low incomes. Visits, hospital stays, and medicines cost little or nothing.',
        body: `
          The state runs Medicaid. Most people also pick a managed care plan, so bring both cards to visits. Income limits change each year; check the official site. This is as of November 2, 2026.
          ## Who can apply
          - People with low income: adults, children, pregnant people, people 65 and older, and people with disabilities.
          - Since January 2024, New Yorkers 65 and older who meet the income rules can apply whatever their immigration status.
          - Immigration rules for others changed in 2026 and differ from person to person. A free navigator can help.
          - If you have an emergency and no immigration status, ask about Emergency Medicaid.
          ## How to apply
          - Under 65: NY State of Health, 1-855-355-5777. Ask for Chinese.
          - 65 or older, blind, disabled, or on Medicare: in New York City, HRA, 1-888-692-6116.
          - Apply any time of year with proof of identity, address, income, and immigration status.
          ## Keep in mind
          - Answer every renewal letter, and report a new address.
          - Under federal law, starting in January 2027, some adults 19 to 64 must report work or school and renew more often.
          - Before a visit, ask: Do you take my Medicaid plan? If you’re worried about your green card, ask an immigration lawyer first.
        `,
      },
    },
  },
  {
    key: 'medicare',
    category: 'insurance',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'geriatric-medicine'],
    sources: [
      medicareGov('Get started with Medicare', 'basics/get-started-with-medicare'),
      medicareGov('Joining a plan', 'basics/get-started-with-medicare/get-more-coverage/joining-a-plan'),
    ],
    text: {
      'zh-Hans': {
        title: '红蓝卡（Medicare）',
        aliases: ['红蓝卡', '联邦医疗保险', '老人保险', '65岁保险', '联邦医保'],
        summary: '联邦政府给65岁以上和部分残障人士的医疗保险。错过报名时间，可能要多付保费。',
        body: `
          红蓝卡分几个部分。有了它不等于全包，有些费用还要自付。以下截至2026年11月2日。
          ## 四个部分
          - A部分：住院。工作纳税够十年左右的人，一般不用付保费。
          - B部分：看医生和门诊，每月要付保费。
          - C部分：私人公司的“优势计划”，通常要用网内的医生。
          - D部分：处方药。
          ## 什么时候报名
          - 65岁生日那个月的前三个月到后三个月，一共七个月。
          - 每年10月15日到12月7日可以换计划，1月1日生效。
          - 每年1月1日到3月31日，错过的人可以补报名。
          - 还在上班、有公司保险，先问清楚要不要晚一点报名。
          ## 打给谁
          - 报名：社会安全局1-800-772-1213。问计划：1-800-633-4227。
          - 纽约市免费咨询HIICAP：212-244-6469。可以要求中文。
          ## 要注意
          - 有绿卡的人，一般要连续住满五年才能买，身份规定有变，先问社会安全局。
          - 收入低的人，可以问白卡、保费补助和药费补助。
          - 换计划前问：我的医生和药包括在内吗？不要把卡号告诉打电话来的陌生人。
        `,
      },
      'zh-Hant': {
        title: '紅藍卡（Medicare）',
        aliases: ['紅藍卡', '聯邦醫療保險', '老人保險', '65歲保險', '聯邦醫保'],
        summary: '聯邦政府給65歲以上和部分身心障礙人士的醫療保險。錯過報名時間，可能要多付保費。',
        body: `
          紅藍卡分幾個部分。有了它不等於全包，有些費用還要自付。以下截至2026年11月2日。
          ## 四個部分
          - A部分：住院。工作納稅滿十年左右的人，一般不用付保費。
          - B部分：看醫生和門診，每月要付保費。
          - C部分：私人公司的「優勢計劃」，通常要用網內的醫生。
          - D部分：處方藥。
          ## 什麼時候報名
          - 65歲生日那個月的前三個月到後三個月，一共七個月。
          - 每年10月15日到12月7日可以換計劃，1月1日生效。
          - 每年1月1日到3月31日，錯過的人可以補登記。
          - 還在上班、有公司保險，先問清楚要不要晚一點登記。
          ## 打給誰
          - 報名：社會安全局1-800-772-1213。問計劃：1-800-633-4227。
          - 紐約市免費諮詢HIICAP：212-244-6469。可以要求中文。
          ## 要注意
          - 有綠卡的人，一般要連續住滿五年才能買，身分規定有變，先問社會安全局。
          - 收入低的人，可以問白卡、保費補助和藥費補助。
          - 換計劃前問：我的醫生和藥包括在內嗎？不要把卡號告訴打電話來的陌生人。
        `,
      },
      'en-US': {
        title: 'Medicare (the red, white, and blue card)',
        aliases: ['Medicare', 'red and blue card', 'insurance at 65', 'Medicare Advantage', 'Part B'],
        summary:
          'Federal health insurance for people 65 and older and some people with disabilities. Missing the sign-up window can mean a higher premium.',
        body: `
          Medicare comes in parts and doesn’t pay for everything. This is as of November 2, 2026.
          ## The four parts
          - Part A: hospital stays. Usually no premium if you worked and paid taxes for about ten years.
          - Part B: doctor visits and outpatient care, with a monthly premium.
          - Part C: private “Advantage” plans, usually with network doctors.
          - Part D: prescription medicines.
          ## When to sign up
          - Seven months: from three months before the month you turn 65 to three months after it.
          - October 15 to December 7 each year: change plans, starting January 1.
          - January 1 to March 31 each year: sign up if you missed it.
          - If you’re still working and have job insurance, ask whether to wait.
          ## Who to call
          - To sign up: Social Security, 1-800-772-1213. About plans: 1-800-633-4227.
          - Free advice in New York City: HIICAP, 212-244-6469. Ask for Chinese.
          ## Keep in mind
          - Green card holders generally must live here five years in a row before they can buy in. Immigration rules have changed, so ask Social Security.
          - If your income is low, ask about Medicaid and help with premiums and drug costs.
          - Before switching, ask: Are my doctors and medicines covered? Never give your number to a stranger who calls.
        `,
      },
    },
  },
  {
    key: 'essential-plan',
    category: 'insurance',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'obstetrics-and-gynecology'],
    sources: [
      {
        publisher: 'New York State Department of Health',
        title:
          'New York State Department of Health Provides Update on Federal Approval to Preserve Health Coverage for 1.3 Million New Yorkers',
        url: 'https://www.health.ny.gov/press/releases/2026/2026-03-23_federal_approval_to_preserve_health_coverage.htm',
      },
      {
        publisher: 'NY State of Health',
        title: 'Essential Plan Information',
        url: 'https://info.nystateofhealth.ny.gov/EssentialPlan',
      },
    ],
    text: {
      'zh-Hans': {
        title: '基本计划（Essential Plan）',
        aliases: ['基本保险计划', '纽约基本计划', '白卡超收入', '便宜的保险'],
        summary: '给19到64岁、收入比白卡标准高一点的纽约州居民，费用很低。收入上限在2026年7月改过。',
        body: `
          基本计划由州政府的保险市场NY State of Health办理，再由保险公司发卡。以下截至2026年11月2日，规定还可能变。
          ## 谁可以申请
          - 19到64岁，住在纽约州，没有白卡、红蓝卡，也没有公司提供的合格保险。
          - 收入在规定范围里。2026年7月1日起，州政府把收入上限调低，有些人不再符合，可以改问市场计划和补助。
          - 移民身份的规定也在变，请直接查证，不要只听别人说。
          ## 包什么
          - 看医生、住院、化验、处方药、产前检查，预防检查一般不用钱。
          - 是否要付月费或定额手续费（copay），看您的收入等级和卡上的说明。
          ## 怎么申请
          - 全年都可以申请：1-855-355-5777，可以要求中文，有免费协助员。
          - 准备收入、地址、身份的证明。
          ## 要注意
          - 收入、家庭人数、地址有变，要马上申报。
          - 收到续保或“不再符合”的信，看清日期，别让保险断掉。
          - 看医生前问：您收我这家保险公司的基本计划吗？
        `,
      },
      'zh-Hant': {
        title: '基本計劃（Essential Plan）',
        aliases: ['基本保險計劃', '紐約基本計劃', '白卡超收入', '便宜的保險'],
        summary: '給19到64歲、收入比白卡標準高一點的紐約州居民，費用很低。收入上限在2026年7月改過。',
        body: `
          基本計劃由州政府的保險市場NY State of Health辦理，再由保險公司發卡。以下截至2026年11月2日，規定還可能變。
          ## 誰可以申請
          - 19到64歲，住在紐約州，沒有白卡、紅藍卡，也沒有公司提供的合格保險。
          - 收入在規定範圍內。2026年7月1日起，州政府把收入上限調低，有些人不再符合，可以改問市場計劃和補助。
          - 移民身分的規定也在變，請直接查證，不要只聽別人說。
          ## 給付什麼
          - 看醫生、住院、檢驗、處方藥、產前檢查，預防檢查一般不用錢。
          - 是否要付月費或定額手續費（copay），看您的收入等級和卡上的說明。
          ## 怎麼申請
          - 全年都可以申請：1-855-355-5777，可以要求中文，有免費協助員。
          - 準備收入、地址、身分的證明。
          ## 要注意
          - 收入、家庭人數、地址有變，要馬上申報。
          - 收到續保或「不再符合」的信，看清日期，別讓保險中斷。
          - 看醫生前問：您收我這家保險公司的基本計劃嗎？
        `,
      },
      'en-US': {
        title: 'Essential Plan',
        aliases: ['NY Essential Plan', 'income too high for Medicaid', 'basic health program', 'low-cost insurance'],
        summary:
          'Low-cost coverage for New Yorkers 19 to 64 whose income is a little too high for Medicaid. The income limit changed in July 2026.',
        body: `
          You apply through NY State of Health, the state marketplace, and an insurance company gives you the card. This is as of November 2, 2026, and the rules may change again.
          ## Who can apply
          - Ages 19 to 64, living in New York, without Medicaid, Medicare, or qualifying coverage from a job.
          - Income within the limits. On July 1, 2026, the state lowered the income limit, so some people no longer qualify and should ask about marketplace plans and tax credits.
          - Immigration rules are changing too. Check directly rather than relying on hearsay.
          ## What it covers
          - Doctors, hospitals, lab tests, prescriptions, and pregnancy care. Preventive care is usually free.
          - Whether you pay a premium or copay depends on your income level. See your card.
          ## How to apply
          - Any time of year: 1-855-355-5777. Ask for Chinese. Help is free.
          - Have proof of income, address, and immigration status.
          ## Keep in mind
          - Report changes in income, family size, or address right away.
          - If a letter says to renew or that you are “no longer eligible,” note the date so you don’t have a gap.
          - Before a visit, ask: Do you take the Essential Plan from my insurance company?
        `,
      },
    },
  },
]
