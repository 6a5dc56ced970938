import type { Localized } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'
import type { PageEntry } from '#drizzle/seed/library/entry.ts'
import {
  cityMarketplace,
  cms,
  lists,
  markdown,
  marketplace,
  marketplaceInfo,
  nycCare,
  reviewDueOn,
  reviewedOn,
  stateHealth,
} from './shape.ts'

interface Text {
  section: 'insurance' | 'notice'
  key: string
  title: Localized
  aliases: PageEntry['aliases']
  summary: Localized
  body: Localized
  sources: Source[]
}

const page = (text: Text): PageEntry => ({
  ...text,
  version: 1,
  category: 'insurance',
  body: markdown(text.body),
  specialtySlugs: ['family-medicine', 'internal-medicine'],
  effectiveOn: reviewedOn,
  reviewedOn,
  reviewDueOn,
})

export const pages = [
  page({
    section: 'notice',
    key: 'essential-plan-2026',
    title: tri('基本计划在2026年的变化', '基本計劃在2026年的變化', 'The Essential Plan changed in 2026'),
    aliases: lists(
      ['基本计划收入上限', '基本计划没有了'],
      ['基本計劃收入上限', '基本計劃沒有了'],
      ['Essential Plan income limit', 'losing Essential Plan'],
    ),
    summary: tri(
      '2026年7月1日起，基本计划的收入上限调低，有些人不再符合。请看寄给您的信，别让保险断掉。',
      '2026年7月1日起，基本計劃的收入上限調低，有些人不再符合。請看寄給您的信，別讓保險中斷。',
      'On July 1, 2026, the income limit for the Essential Plan went down, and some people no longer qualify. Read your letter so you don’t have a gap.',
    ),
    body: tri(
      `
      这一页写于2026年11月2日，规定还可能变，以州政府的信和官方网站为准。
      ## 变了什么
      - 联邦政府减少了给基本计划的经费。州政府申请改回以前的办法，2026年3月得到联邦批准。
      - 2026年7月1日起，收入上限比以前低。上限按家庭人数算，每年会调，这里不写数字。
      - 收入在新上限以内的人，可以继续有基本计划。
      - 和移民身份有关的规定也在变，各人不同。
      ## 收到“不再符合”的信
      - 先看保险到哪一天为止，把日期圈起来。
      - 失去保险可以马上另外报名，一般有60天，不用等每年的报名期。
      - 问三件事：能不能有白卡？能不能买市场计划、有没有补助？公司有没有保险？
      - 觉得算错了，可以上诉，信上写着期限。
      ## 看病不要停
      - 保险断掉以前，先把药拿好，并问诊所收不收新的保险。
      - 没有保险也可以去公立医院和社区健康中心，按收入收费。
      - 急症打911，医院必须先救人。
      ## 打给谁
      - NY State of Health：1-855-355-5777，可以要求中文，有免费协助员。
      - 打电话来要您付钱“保住基本计划”的是骗子，请挂断。
      `,
      `
      這一頁寫於2026年11月2日，規定還可能變，以州政府的信和官方網站為準。
      ## 變了什麼
      - 聯邦政府減少了給基本計劃的經費。州政府申請改回以前的辦法，2026年3月獲得聯邦核准。
      - 2026年7月1日起，收入上限比以前低。上限按家庭人數計算，每年會調整，這裡不寫數字。
      - 收入在新上限以內的人，可以繼續有基本計劃。
      - 和移民身分有關的規定也在變，各人不同。
      ## 收到「不再符合」的信
      - 先看保險到哪一天為止，把日期圈起來。
      - 失去保險可以馬上另外報名，一般有60天，不用等每年的報名期。
      - 問三件事：能不能有白卡？能不能買市場計劃、有沒有補助？公司有沒有保險？
      - 覺得算錯了，可以上訴，信上寫著期限。
      ## 看病不要停
      - 保險中斷以前，先把藥拿好，並問診所收不收新的保險。
      - 沒有保險也可以去公立醫院和社區健康中心，依收入收費。
      - 急症打911，醫院必須先救人。
      ## 打給誰
      - NY State of Health：1-855-355-5777，可以要求中文，有免費協助員。
      - 打電話來要您付錢「保住基本計劃」的是詐騙，請掛斷。
      `,
      `
      We wrote this on November 2, 2026. The rules may change again, so follow the state’s letter and website.
      ## What changed
      - The federal government cut funding for the Essential Plan. The state asked to go back to the earlier program, and the federal government approved this in March 2026.
      - Since July 1, 2026, the income limit has been lower. It depends on family size and changes each year, so we don’t give a number here.
      - People within the new limit can keep the Essential Plan.
      - Rules about immigration status are changing too and differ from person to person.
      ## If a letter says “no longer eligible”
      - Find the date your coverage ends and circle it.
      - When you lose insurance, you can sign up elsewhere right away, usually within 60 days, without waiting for open enrollment.
      - Ask three things: Can I get Medicaid? Can I buy a marketplace plan, and can I get help paying for it? Does my job offer insurance?
      - If you think the decision is wrong, you can appeal by the date in the letter.
      ## Keep seeing your doctor
      - Before coverage ends, refill your medicines and ask the clinic whether it takes the new insurance.
      - If you have no insurance, public hospitals and community health centers charge based on income.
      - In an emergency, call 911. The hospital must treat you first.
      ## Who to call
      - NY State of Health: 1-855-355-5777. Ask for Chinese. Help is free.
      - A call asking for money to “keep your Essential Plan” is a scam. Hang up.
      `,
    ),
    sources: [
      stateHealth(
        'New York State Department of Health Provides Update on Federal Approval to Preserve Health Coverage for 1.3 Million New Yorkers',
        'press/releases/2026/2026-03-23_federal_approval_to_preserve_health_coverage.htm',
      ),
      marketplaceInfo('Essential Plan Information', 'EssentialPlan'),
    ],
  }),
  page({
    section: 'insurance',
    key: 'how-to-use-your-card',
    title: tri('保险卡怎么用', '保險卡怎麼用', 'How to use your card'),
    aliases: lists(
      ['看懂保险卡', '拿卡看医生'],
      ['看懂保險卡', '拿卡看醫生'],
      ['read an insurance card', 'using insurance'],
    ),
    summary: tri(
      '约诊前看清卡上的计划全名，看诊时带上所有的卡，看完先等保险公司的说明信，再付账单。',
      '約診前看清卡上的計劃全名，看診時帶上所有的卡，看完先等保險公司的說明信，再付帳單。',
      'Read the full plan name before you book, bring every card, and wait for the plan’s letter before you pay a bill.',
    ),
    body: tri(
      `
      卡上的字多半是英文，先找这几样，约诊会快很多。
      ## 卡上找什么
      - 公司名和计划全名。同一家公司有很多种计划。
      - Member ID：会员号。Group：团体号，有的卡没有。
      - PCP：家庭医生的名字。不对就打卡片背面的电话换。
      - Copay：看家庭医生、专科、急诊各付多少。
      - Rx BIN、PCN：给药房用的号码。
      ## 约诊时说什么
      - 把计划全名念出来，问：您现在收这个计划吗？收新病人吗？
      - 问要不要转诊或事先批准，要自己付多少。
      - 要求中文翻译，不收费。
      ## 看诊那天
      - 带所有的卡、有照片的证件、药和转诊单。
      - 保险换了、搬家了，先告诉前台。
      ## 看完以后
      - 先等保险公司寄来的理赔说明（EOB）。它不是账单。
      - 和诊所的账单核对。如果不一样，先打卡片背面的电话问清楚，再付。
      - 被拒付可以上诉，请看清期限。
      ## 保护号码
      - 不要把卡借给别人，不要把号码告诉打电话来或上门的陌生人，也不要拿卡号换礼品。
      `,
      `
      卡上的字多半是英文，先找這幾樣，約診會快很多。
      ## 卡上找什麼
      - 公司名和計劃全名。同一家公司有很多種計劃。
      - Member ID：會員號碼。Group：團體號碼，有的卡沒有。
      - PCP：家庭醫生的名字。不對就打卡片背面的電話換。
      - Copay：看家庭醫生、專科、急診各付多少。
      - Rx BIN、PCN：給藥房用的號碼。
      ## 約診時說什麼
      - 把計劃全名念出來，問：您現在收這個計劃嗎？收新病人嗎？
      - 問要不要轉診或事先核准，要自己付多少。
      - 要求中文口譯，不收費。
      ## 看診那天
      - 帶所有的卡、有照片的證件、藥和轉診單。
      - 保險換了、搬家了，先告訴櫃台。
      ## 看完以後
      - 先等保險公司寄來的理賠說明（EOB）。它不是帳單。
      - 和診所的帳單核對。如果不一樣，先打卡片背面的電話問清楚，再付。
      - 被拒付可以上訴，請看清期限。
      ## 保護號碼
      - 不要把卡借給別人，不要把號碼告訴打電話來或上門的陌生人，也不要拿卡號換禮品。
      `,
      `
      Find these things on your card first, and booking goes much faster.
      ## What to find on the card
      - The company and the full plan name. One company has many plans.
      - Member ID: your number. Group: a group number; some cards don’t have one.
      - PCP: your primary care doctor. If the name is wrong, call the number on the back.
      - Copay: what you pay for your primary care doctor, a specialist, and the emergency room.
      - Rx BIN and PCN: numbers for the pharmacy.
      ## What to say when you book
      - Read out the full plan name and ask: Do you take this plan now? Are you taking new patients?
      - Ask whether you need a referral or prior authorization, and what you’ll pay.
      - Ask for a Chinese interpreter; it’s free.
      ## On the day
      - Bring every card, a photo ID, your medicines, and the referral.
      - If your insurance or address has changed, tell the front desk first.
      ## Afterward
      - Wait for the plan’s explanation of benefits (EOB). It isn’t a bill.
      - Compare it with the clinic’s bill. If they differ, call the number on the card before you pay.
      - You can appeal a denial. Note the deadline.
      ## Guard your number
      - Don’t lend your card, give the number to strangers at the door or on the phone, or trade it for gifts.
      `,
    ),
    sources: [
      cms('Explanation of benefits', 'medical-bill-rights/help/guides/explanation-of-benefits'),
      cms('Coverage to Care', 'priorities/health-equity/c2c'),
    ],
  }),
  page({
    section: 'insurance',
    key: 'getting-help-enrolling',
    title: tri('找人免费帮忙报名', '找人免費幫忙報名', 'Free help to enroll'),
    aliases: lists(
      ['帮忙填保险表', '保险顾问免费'],
      ['幫忙填保險表', '保險諮詢免費'],
      ['help applying', 'enrollment help'],
    ),
    summary: tri(
      '州政府认证的协助员和HIICAP顾问不收钱、不卖保险，可以要求中文。',
      '州政府認證的協助員和HIICAP顧問不收錢、不賣保險，可以要求中文。',
      'State-certified navigators and HIICAP counselors are free and don’t sell insurance. You can ask for Chinese.',
    ),
    body: tri(
      `
      报名不用花钱。我们不推荐任何公司或中介，先问下面这些中立的人。
      ## 未满65岁的人和孩子
      - NY State of Health：1-855-355-5777，可以要求中文。
      - 协助员（navigator）在社区机构、图书馆和健康中心，有的晚上和周末也在，可以帮您查白卡、基本计划、儿童保险和市场计划。
      ## 65岁以上或有红蓝卡
      - HIICAP免费咨询：纽约市212-244-6469，帮您比较红蓝卡的计划和药费。
      - 在纽约市办白卡和保费补助：HRA，1-888-692-6116。
      - 首次办红蓝卡：社会安全局1-800-772-1213。
      ## 带什么去
      - 家里每个人的姓名、生日，有的话带社安号和移民文件。
      - 地址、收入、现有保险的证明。
      - 医生的名字和药名，好查医生收不收、药付不付。
      ## 经纪人和公司的业务员
      - 他们可以帮您，但有的只卖几家公司，可能拿佣金。可以问：您代表哪几家？
      - 不要在空白表上签名。签之前要求用中文说明，自己留一份副本。
      - 遇到说“今天不签就没有了”、送现金或礼品、要卡号的人，请走开。
      ## 担心绿卡
      - 先问移民律师或免费法律援助，再决定。
      `,
      `
      報名不用花錢。我們不推薦任何公司或仲介，先問下面這些中立的人。
      ## 未滿65歲的人和孩子
      - NY State of Health：1-855-355-5777，可以要求中文。
      - 協助員（navigator）在社區機構、圖書館和健康中心，有的晚上和週末也在，可以幫您查白卡、基本計劃、兒童保險和市場計劃。
      ## 65歲以上或有紅藍卡
      - HIICAP免費諮詢：紐約市212-244-6469，幫您比較紅藍卡的計劃和藥費。
      - 在紐約市辦白卡和保費補助：HRA，1-888-692-6116。
      - 首次辦紅藍卡：社會安全局1-800-772-1213。
      ## 帶什麼去
      - 家裡每個人的姓名、生日，有的話帶社安號碼和移民文件。
      - 地址、收入、現有保險的證明。
      - 醫生的名字和藥名，方便查醫生收不收、藥付不付。
      ## 經紀人和公司的業務員
      - 他們可以幫您，但有的只賣幾家公司，可能抽成。可以問：您代表哪幾家？
      - 不要在空白表上簽名。簽之前要求用中文說明，自己留一份副本。
      - 遇到說「今天不簽就沒有了」、送現金或禮品、要卡號的人，請走開。
      ## 擔心綠卡
      - 先問移民律師或免費法律援助，再決定。
      `,
      `
      It costs nothing to enroll. We don’t recommend any company or broker. Ask these neutral people first.
      ## People under 65 and children
      - NY State of Health: 1-855-355-5777. Ask for Chinese.
      - Navigators work at community groups, libraries, and health centers, some on evenings and weekends. They help you check Medicaid, the Essential Plan, Child Health Plus, and marketplace plans.
      ## If you’re 65 or older or have Medicare
      - HIICAP gives free advice on Medicare plans and drug costs. In New York City: 212-244-6469.
      - For Medicaid and help with Medicare premiums in New York City: HRA, 1-888-692-6116.
      - To sign up for Medicare the first time: Social Security, 1-800-772-1213.
      ## What to bring
      - Each family member’s name and birth date, and Social Security numbers and immigration papers if you have them.
      - Proof of address, income, and current insurance.
      - The names of your doctors and medicines, to check whether they’re covered.
      ## Brokers and company agents
      - They can help you, but some sell for only a few companies and may earn a commission. Ask: Which companies do you work with?
      - Never sign a blank form. Before you sign, ask to have it explained in Chinese, and keep a copy.
      - Walk away from anyone who says “sign today or lose it,” offers cash or gifts, or asks for your card number.
      ## If you’re worried about your green card
      - Ask an immigration lawyer or free legal aid before you decide.
      `,
    ),
    sources: [
      marketplace('Assistors', 'agent/assistors?lang=en'),
      {
        publisher: 'New York State Office for the Aging',
        title: 'Health Insurance Information, Counseling and Assistance Program (HIICAP)',
        url: 'https://aging.ny.gov/health-insurance-information-counseling-and-assistance-program-hiicap',
      },
    ],
  }),
  page({
    section: 'insurance',
    key: 'no-insurance',
    title: tri('现在没有保险', '現在沒有保險', 'No insurance right now'),
    aliases: lists(['保险断了', '没有卡怎么看病'], ['保險斷了', '沒有卡怎麼看病'], ['lost coverage', 'uninsured']),
    summary: tri(
      '先查能不能申请保险，全年都可以问；再去按收入收费的公立医院和社区健康中心。急症打911。',
      '先查能不能申請保險，全年都可以問；再去依收入收費的公立醫院和社區健康中心。急症打911。',
      'First check whether you can get insurance; you can ask all year. Public hospitals and community health centers charge by income. In an emergency, call 911.',
    ),
    body: tri(
      `
      没有保险也能看病。以下截至2026年11月2日。
      ## 急症
      - 打911或去最近的急诊。医院必须先检查、稳定病情，不能因为您没钱或没身份就拒绝。
      - 收入低的人可以问紧急白卡，治疗以后再申请也可以。
      ## 先查能不能有保险
      - 白卡、基本计划、儿童保险全年都可以申请：1-855-355-5777，可以要求中文。
      - 刚失去保险，一般60天内可以买市场计划。
      - 未满19岁的人、孕妇、65岁以上的人，身份规定常常不同，值得问。
      ## 去哪里看
      - NYC Care：纽约市居民在公立医院系统用的卡，不是保险，按收入收费，不问移民身份。646-692-2273。
      - 社区健康中心：按收入打折。
      - 疫苗、性病、结核病：打311问市政府的门诊。
      ## 自费之前
      - 要求书面估价，问化验和X光另外多少钱。
      - 账单比估价高出400元或以上，可以在120天内提出异议。
      - 医院账单太高，要一份费用减免表。纽约州的医院都有，不看移民身份。
      - 问医生和药剂师有没有便宜一点的药。
      `,
      `
      沒有保險也能看病。以下截至2026年11月2日。
      ## 急症
      - 打911或去最近的急診。醫院必須先檢查、穩定病情，不能因為您沒錢或沒身分就拒絕。
      - 收入低的人可以問緊急白卡，治療以後再申請也可以。
      ## 先查能不能有保險
      - 白卡、基本計劃、兒童保險全年都可以申請：1-855-355-5777，可以要求中文。
      - 剛失去保險，一般60天內可以買市場計劃。
      - 未滿19歲的人、孕婦、65歲以上的人，身分規定常常不同，值得問。
      ## 去哪裡看
      - NYC Care：紐約市居民在公立醫院系統用的卡，不是保險，依收入收費，不問移民身分。646-692-2273。
      - 社區健康中心：依收入打折。
      - 疫苗、性病、結核病：打311問市政府的門診。
      ## 自費之前
      - 要求書面估價，問檢驗和X光另外多少錢。
      - 帳單比估價高出400元或以上，可以在120天內提出異議。
      - 醫院帳單太高，要一份費用減免表。紐約州的醫院都有，不看移民身分。
      - 問醫生和藥劑師有沒有便宜一點的藥。
      `,
      `
      You can see a doctor without insurance. This is current as of November 2, 2026.
      ## Emergencies
      - Call 911 or go to the nearest emergency room. The hospital must examine and stabilize you, whether or not you can pay and whatever your immigration status.
      - If your income is low, ask about Emergency Medicaid. You can apply after treatment.
      ## First, can you get insurance?
      - You can apply for Medicaid, the Essential Plan, and Child Health Plus all year: 1-855-355-5777. Ask for Chinese.
      - If you just lost insurance, you can usually buy a marketplace plan within 60 days.
      - Immigration rules are often different for people under 19, pregnant, or 65 and older, so it’s worth asking.
      ## Where to go
      - NYC Care: a card that city residents use at the public hospitals. It isn’t insurance. Fees depend on income, and no one asks about immigration status. 646-692-2273.
      - Community health centers: discounts by income.
      - Vaccines, STIs, and TB: call 311 to find a city clinic.
      ## Before you pay on your own
      - Ask for a written estimate, and ask what lab tests and X-rays will add.
      - If the bill is at least $400 more than the estimate, you can dispute it within 120 days.
      - If a hospital bill is too high, ask for the financial assistance form. Every New York hospital has one, whatever your immigration status.
      - Ask the doctor and pharmacist about cheaper medicines.
      `,
    ),
    sources: [nycCare, cityMarketplace],
  }),
]
