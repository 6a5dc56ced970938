import { stateHealth } from './sources.ts'
import type { Topic } from './topic.ts'

export const childrenAndUninsured: Topic[] = [
  {
    key: 'child-health-plus',
    category: 'insurance',
    specialtySlugs: ['pediatrics', 'family-medicine', 'pediatric-dentistry'],
    sources: [
      stateHealth('Child Health Plus', 'health_care/child_health_plus/'),
      {
        publisher: 'NYC Office of Citywide Health Insurance Access',
        title: 'Children',
        url: 'https://www.nyc.gov/site/ochia/find-what-fits/children.page',
      },
    ],
    text: {
      'zh-Hans': {
        title: '儿童保险（Child Health Plus）',
        aliases: ['儿童健康保险', '小孩保险', '孩子没有保险', 'CHP儿童'],
        summary: '纽约州未满19岁的孩子都可以申请的保险，不看孩子和父母的移民身份。',
        body: `
          不符合儿童白卡、又没有其他保险的孩子，可以参加Child Health Plus。以下截至2026年11月2日。
          ## 谁可以申请
          - 住在纽约州，未满19岁。
          - 不论移民身份。父母申请时，不用为自己交身份证明。
          - 收入低的家庭，孩子可能符合免费的白卡，申请时会一起审核。
          ## 包什么
          - 体检、打疫苗、看病、急诊、住院、处方药。
          - 看牙、配眼镜、心理治疗也包。
          - 看诊一般不收定额手续费（copay）。月费看收入和人数，有的家庭不用付。
          ## 怎么申请
          - 全年都可以申请：1-855-355-5777，可以要求中文，有免费协助员。
          - 准备孩子的年龄证明、地址和家里的收入证明。
          - 快要生了也可以先问，宝宝出生后尽快申报。
          ## 要注意
          - 每年要续保，月费要按时付，不然保险会断。
          - 先选儿科医生，再看医生收哪家计划。可以问：您收我们这家保险公司的Child Health Plus吗？
          - 每次看诊带卡和疫苗本。
        `,
      },
      'zh-Hant': {
        title: '兒童保險（Child Health Plus）',
        aliases: ['兒童健康保險', '小孩保險', '孩子沒有保險', 'CHP兒童'],
        summary: '紐約州未滿19歲的孩子都可以申請的保險，不看孩子和父母的移民身分。',
        body: `
          不符合兒童白卡、又沒有其他保險的孩子，可以參加Child Health Plus。以下截至2026年11月2日。
          ## 誰可以申請
          - 住在紐約州，未滿19歲。
          - 不論移民身分。父母申請時，不用為自己交身分證明。
          - 收入低的家庭，孩子可能符合免費的白卡，申請時會一起審核。
          ## 給付什麼
          - 健檢、打疫苗、看病、急診、住院、處方藥。
          - 看牙、配眼鏡、心理治療也包。
          - 看診一般不收定額手續費（copay）。月費看收入和人數，有的家庭不用付。
          ## 怎麼申請
          - 全年都可以申請：1-855-355-5777，可以要求中文，有免費協助員。
          - 準備孩子的年齡證明、地址和家裡的收入證明。
          - 快要生了也可以先問，寶寶出生後儘快申報。
          ## 要注意
          - 每年要續保，月費要準時繳，不然保險會中斷。
          - 先選兒科醫生，再看醫生收哪家計劃。可以問：您收我們這家保險公司的Child Health Plus嗎？
          - 每次看診帶卡和疫苗紀錄（黃卡）。
        `,
      },
      'en-US': {
        title: 'Child Health Plus',
        aliases: ['CHPlus', 'insurance for children', 'kids insurance', 'child without insurance'],
        summary:
          'Insurance that any child under 19 in New York can apply for, whatever the immigration status of the child or parents.',
        body: `
          Children who don’t qualify for Medicaid and have no other insurance can join Child Health Plus. This is as of November 2, 2026.
          ## Who can apply
          - Children under 19 who live in New York.
          - Immigration status doesn’t matter. Parents don’t have to prove theirs.
          - If family income is low, the child may get free Medicaid. The application checks for both.
          ## What it covers
          - Checkups, vaccines, sick visits, emergency care, hospital stays, and prescriptions.
          - Dental care, glasses, and mental health care too.
          - Visits usually have no copay. The monthly fee depends on income and family size, and some families pay nothing.
          ## How to apply
          - Any time of year: 1-855-355-5777. Ask for Chinese. Help is free.
          - Have proof of the child’s age, your address, and family income.
          - You can ask before the birth. Report the birth as soon as you can.
          ## Keep in mind
          - Renew each year and pay the monthly fee on time, or coverage stops.
          - Choose a pediatrician first, then see which plans that doctor takes. Ask: Do you take Child Health Plus from our insurance company?
          - Bring the card and vaccine record to every visit.
        `,
      },
    },
  },
  {
    key: 'no-insurance',
    category: 'insurance',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'emergency-medicine', 'pediatrics'],
    sources: [
      { publisher: 'NYC Care', title: 'NYC Care', url: 'https://www.nyccare.nyc/' },
      {
        publisher: 'New York State Department of Health',
        title: 'Billing Information',
        url: 'https://profiles.health.ny.gov/hospital/pages/billing',
      },
      {
        publisher: 'CMS',
        title: 'Ending Surprise Medical Bills',
        url: 'https://www.cms.gov/nosurprises',
      },
    ],
    text: {
      'zh-Hans': {
        title: '没有保险怎么看病',
        aliases: ['没有保险', '没保险看病', 'NYC Care卡', '公立医院', '无身份看病'],
        summary: '没有保险也能看病。公立医院和社区健康中心按收入收费；遇到急症，医院一定要先救。',
        body: `
          先查能不能申请白卡、基本计划或儿童保险，再看下面的办法。以下截至2026年11月2日。
          ## 可以去哪里
          - NYC Care：给住在纽约市、申请不到或买不起保险的人。它不是保险，是公立医院系统的看诊卡，按收入收费，不问移民身份。电话646-692-2273，可以要求中文。
          - 社区健康中心：按收入打折，可以看家庭医生、儿科、妇科、牙科。
          - 纽约市、州的卫生部门有免费或便宜的疫苗、性病和结核病门诊，打311问。
          ## 医院账单太高
          - 纽约州的医院都要有费用减免办法，不看移民身份，用统一的表格，催账期间也能申请。
          - 自费的人约诊前，可以要求书面的估价；账单比估价高出很多，可以提出异议。
          - 先不要用信用卡付，问能不能分期。
          ## 急症
          - 打911或去急诊，医院必须先检查、稳定病情，不能因为没钱就拒绝。
          ## 看诊前问什么
          - 自费一次多少钱，化验和X光另外算吗？有便宜一点的药吗？
          - 带上证件、地址和收入证明。
        `,
      },
      'zh-Hant': {
        title: '沒有保險怎麼看病',
        aliases: ['沒有保險', '沒保險看病', 'NYC Care卡', '公立醫院', '無身分看病'],
        summary: '沒有保險也能看病。公立醫院和社區健康中心依收入收費；遇到急症，醫院一定要先救。',
        body: `
          先查能不能申請白卡、基本計劃或兒童保險，再看下面的辦法。以下截至2026年11月2日。
          ## 可以去哪裡
          - NYC Care：給住在紐約市、申請不到或買不起保險的人。它不是保險，是公立醫院系統的看診卡，依收入收費，不問移民身分。電話646-692-2273，可以要求中文。
          - 社區健康中心：依收入打折，可以看家庭醫生、兒科、婦科、牙科。
          - 紐約市、州的衛生部門有免費或便宜的疫苗、性病和結核病門診，打311問。
          ## 醫院帳單太高
          - 紐約州的醫院都要有費用減免辦法，不看移民身分，用統一的表格，催帳期間也能申請。
          - 自費的人約診前，可以要求書面的估價；帳單比估價高出很多，可以提出異議。
          - 先不要用信用卡付，問能不能分期。
          ## 急症
          - 打911或去急診，醫院必須先檢查、穩定病情，不能因為沒錢就拒絕。
          ## 看診前問什麼
          - 自費一次多少錢，檢驗和X光另外算嗎？有便宜一點的藥嗎？
          - 帶上證件、地址和收入證明。
        `,
      },
      'en-US': {
        title: 'No insurance: where to go',
        aliases: ['uninsured', 'NYC Care', 'public hospital', 'sliding scale clinic', 'no insurance'],
        summary:
          'You can see a doctor without insurance. Public hospitals and community health centers charge by income, and emergencies must be treated first.',
        body: `
          First check whether you can get Medicaid, the Essential Plan, or Child Health Plus. This is as of November 2, 2026.
          ## Where to go
          - NYC Care: for New York City residents who can’t get or can’t afford insurance. It isn’t insurance but a card for the public hospitals. Fees depend on income, and no one asks about immigration status. Call 646-692-2273 and ask for Chinese.
          - Community health centers: discounts based on income for primary, children’s, women’s, and dental care.
          - City and state health departments run free or low-cost vaccine, STI, and TB clinics. Call 311.
          ## If a hospital bill is too high
          - New York hospitals must offer financial assistance, whatever your immigration status. They share one form, and you can apply even after a bill goes to collections.
          - If you pay on your own, first ask for a written estimate. You can dispute a bill that’s much higher.
          - Don’t put it on a credit card yet. Ask about a payment plan.
          ## Emergencies
          - Call 911 or go to the ER. The hospital must examine and stabilize you, even if you can’t pay.
          ## What to ask before a visit
          - What is the self-pay price, and are labs and X-rays extra? Are there cheaper medicines?
          - Bring ID and proof of address and income.
        `,
      },
    },
  },
]
