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
      'On July 1, 2026 the income limit of the Essential Plan went down, and some people no longer qualify. Read the letter sent to you, so that you have no gap.',
    ),
    body: tri(
      `
      这一页写于2026年11月2日，规定还可能变，以州政府的信和官方网站为准。
      ## 变了什么
      - 联邦减少了给基本计划的钱。州政府申请改回以前的办法，联邦在2026年3月批准。
      - 2026年7月1日起，收入上限比以前低。上限按家庭人数算，每年会调，这里不写数字。
      - 收入在新上限以内的人，可以继续有基本计划。
      - 和移民身份有关的规定也在变，各人不同。
      ## 收到“不再符合”的信
      - 先看保险到哪一天为止，把日期圈起来。
      - 失去保险可以马上另外报名，一般有60天，不用等每年的报名期。
      - 问三件事：能不能有白卡？能不能买市场计划、有没有补助？公司有没有保险？
      - 觉得算错了，可以上诉，信上写着期限。
      ## 看病不要停
      - 保险断掉以前，先拿好药，问诊所新的保险收不收。
      - 没有保险也可以去公立医院和社区健康中心，按收入收费。
      - 急症打911，医院要先救人。
      ## 打给谁
      - NY State of Health：1-855-355-5777，可以要求中文，协助员免费。
      - 要您付钱“保住基本计划”的电话是骗人的，挂断。
      `,
      `
      這一頁寫於2026年11月2日，規定還可能變，以州政府的信和官方網站為準。
      ## 變了什麼
      - 聯邦減少了給基本計劃的錢。州政府申請改回以前的辦法，聯邦在2026年3月核准。
      - 2026年7月1日起，收入上限比以前低。上限按家庭人數計算，每年會調整，這裡不寫數字。
      - 收入在新上限以內的人，可以繼續有基本計劃。
      - 和移民身分有關的規定也在變，各人不同。
      ## 收到「不再符合」的信
      - 先看保險到哪一天為止，把日期圈起來。
      - 失去保險可以馬上另外報名，一般有60天，不用等每年的報名期。
      - 問三件事：能不能有白卡？能不能買市場計劃、有沒有補助？公司有沒有保險？
      - 覺得算錯了，可以上訴，信上寫著期限。
      ## 看病不要停
      - 保險中斷以前，先拿好藥，問診所新的保險收不收。
      - 沒有保險也可以去公立醫院和社區健康中心，按收入收費。
      - 急症打911，醫院要先救人。
      ## 打給誰
      - NY State of Health：1-855-355-5777，可以要求中文，協助員免費。
      - 要您付錢「保住基本計劃」的電話是騙人的，掛斷。
      `,
      `
      This was written on November 2, 2026. Rules may change again: the state’s letter and website decide.
      ## What changed
      - The federal government cut money for the Essential Plan. The state asked to go back to the earlier program, and this was approved in March 2026.
      - Since July 1, 2026 the income limit is lower. It depends on family size and changes each year, so no figure is given.
      - People within the new limit can keep the Essential Plan.
      - Rules about immigration status are changing too and differ by person.
      ## If a letter says “no longer eligible”
      - Find the day on which coverage ends and mark it.
      - Losing insurance lets you sign up elsewhere at once, mostly within 60 days, without waiting for open enrollment.
      - Ask three things: Can I get Medicaid? Can I buy a marketplace plan, and is there help? Does my job have insurance?
      - If you think it is wrong, you can appeal by the date in the letter.
      ## Keep seeing your doctor
      - Before coverage ends, refill medicines and ask the clinic whether it takes the new insurance.
      - Without insurance, public hospitals and community health centers charge by income.
      - In an emergency call 911. The hospital must treat you first.
      ## Who to call
      - NY State of Health: 1-855-355-5777. Ask for Chinese. Help is free.
      - A caller who wants money to “keep your Essential Plan” is a scam. Hang up.
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
      '约诊前看卡上的计划全名，看诊时所有的卡都带，看完等保险的说明信，再付账单。',
      '約診前看卡上的計劃全名，看診時所有的卡都帶，看完等保險的說明信，再付帳單。',
      'Read the full plan name before you book, bring every card, and wait for the plan’s letter before you pay a bill.',
    ),
    body: tri(
      `
      卡上的字多半是英文，先找这几样，约诊会快很多。
      ## 卡上找什么
      - 公司名和计划全名。同一家公司有很多种计划。
      - Member ID：会员号。Group：团体号，有的卡没有。
      - PCP：家庭医生的名字。不对就打卡背面的电话换。
      - Copay：看家庭医生、专科、急诊各付多少。
      - Rx BIN、PCN：给药房用的号码。
      ## 约诊时说什么
      - 把计划全名念出来，问：您现在收这个计划吗？收新病人吗？
      - 问要不要转诊或事先批准，要自己付多少。
      - 要求中文翻译，不用钱。
      ## 看诊那天
      - 带所有的卡、有照片的证件、药和转诊单。
      - 保险换了、搬家了，先告诉前台。
      ## 看完以后
      - 先等保险寄来的理赔说明（EOB）。它不是账单。
      - 和诊所的账单核对。不一样，先打卡背面的电话，再付。
      - 被拒付可以上诉，看清期限。
      ## 保护号码
      - 不借卡，不把号码给打电话或上门的陌生人，也不收“送礼换卡号”。
      `,
      `
      卡上的字多半是英文，先找這幾樣，約診會快很多。
      ## 卡上找什麼
      - 公司名和計劃全名。同一家公司有很多種計劃。
      - Member ID：會員號碼。Group：團體號碼，有的卡沒有。
      - PCP：家庭醫生的名字。不對就打卡背面的電話換。
      - Copay：看家庭醫生、專科、急診各付多少。
      - Rx BIN、PCN：給藥房用的號碼。
      ## 約診時說什麼
      - 把計劃全名念出來，問：您現在收這個計劃嗎？收新病人嗎？
      - 問要不要轉診或事先核准，要自己付多少。
      - 要求中文翻譯，不用錢。
      ## 看診那天
      - 帶所有的卡、有照片的證件、藥和轉診單。
      - 保險換了、搬家了，先告訴櫃台。
      ## 看完以後
      - 先等保險寄來的理賠說明（EOB）。它不是帳單。
      - 和診所的帳單核對。不一樣，先打卡背面的電話，再付。
      - 被拒付可以上訴，看清期限。
      ## 保護號碼
      - 不借卡，不把號碼給打電話或上門的陌生人，也不收「送禮換卡號」。
      `,
      `
      Find these few things on the card, and booking is much faster.
      ## What to find on the card
      - The company and the full plan name. One company has many plans.
      - Member ID: your number. Group: a group number, which some cards lack.
      - PCP: your own doctor. If it is wrong, call the number on the back.
      - Copay: what you pay for your own doctor, a specialist and the emergency room.
      - Rx BIN and PCN: numbers for the pharmacy.
      ## What to say when you book
      - Read out the full plan name and ask: Do you take this plan now? Do you take new patients?
      - Ask whether you need a referral or prior approval, and what you will pay.
      - Ask for a Chinese interpreter; it’s free.
      ## On the day
      - Bring every card, a photo ID, your medicines and the referral.
      - If your insurance or address changed, tell the front desk first.
      ## Afterward
      - Wait for the plan’s explanation of benefits (EOB). It isn’t a bill.
      - Compare it with the clinic’s bill. If they differ, call the number on the card before you pay.
      - You can appeal a denial. Note the deadline.
      ## Guard your number
      - Don’t lend the card, give the number to strangers at the door or on the phone, or trade it for gifts.
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
      'State-certified navigators and HIICAP counselors charge nothing and sell no insurance. You can ask for Chinese.',
    ),
    body: tri(
      `
      报名不用花钱。我们不推荐任何公司或中介，先问下面这些中立的人。
      ## 未满65岁的人和孩子
      - NY State of Health：1-855-355-5777，可以要求中文。
      - 协助员（navigator）在社区机构、图书馆、健康中心，晚上和周末也可能有，帮您查白卡、基本计划、儿童保险和市场计划。
      ## 65岁以上或有红蓝卡
      - HIICAP免费咨询：纽约市212-244-6469，比较红蓝卡的计划和药费。
      - 在纽约市办白卡和保费补助：HRA，1-888-692-6116。
      - 首次办红蓝卡：社会安全局1-800-772-1213。
      ## 带什么去
      - 家里每个人的姓名、生日，有的话带社安号和移民文件。
      - 地址、收入、现有保险的证明。
      - 医生的名字和药名，好查收不收、付不付。
      ## 经纪人和公司的业务员
      - 他们可以帮您，但有的只卖几家公司，可能拿佣金。可以问：您代表哪几家？
      - 不要在空白表上签名。签之前要中文说明，留一份副本。
      - 说“今天不签就没有了”、送现金或礼品、要卡号的，请走开。
      ## 担心绿卡
      - 先问移民律师或免费法律援助，再决定。
      `,
      `
      報名不用花錢。我們不推薦任何公司或仲介，先問下面這些中立的人。
      ## 未滿65歲的人和孩子
      - NY State of Health：1-855-355-5777，可以要求中文。
      - 協助員（navigator）在社區機構、圖書館、健康中心，晚上和週末也可能有，幫您查白卡、基本計劃、兒童保險和市場計劃。
      ## 65歲以上或有紅藍卡
      - HIICAP免費諮詢：紐約市212-244-6469，比較紅藍卡的計劃和藥費。
      - 在紐約市辦白卡和保費補助：HRA，1-888-692-6116。
      - 首次辦紅藍卡：社會安全局1-800-772-1213。
      ## 帶什麼去
      - 家裡每個人的姓名、生日，有的話帶社安號碼和移民文件。
      - 地址、收入、現有保險的證明。
      - 醫生的名字和藥名，方便查收不收、付不付。
      ## 經紀人和公司的業務員
      - 他們可以幫您，但有的只賣幾家公司，可能抽成。可以問：您代表哪幾家？
      - 不要在空白表上簽名。簽之前要中文說明，留一份副本。
      - 說「今天不簽就沒有了」、送現金或禮品、要卡號的，請走開。
      ## 擔心綠卡
      - 先問移民律師或免費法律援助，再決定。
      `,
      `
      Enrolling costs nothing. We recommend no company and no broker. Ask these neutral people first.
      ## Under 65, and children
      - NY State of Health: 1-855-355-5777. Ask for Chinese.
      - Navigators work in community groups, libraries and health centers, some in the evening and on weekends. They check Medicaid, the Essential Plan, Child Health Plus and marketplace plans.
      ## At 65 and older, or with Medicare
      - HIICAP gives free advice on plans and drug costs. In New York City: 212-244-6469.
      - For Medicaid and help with premiums in New York City: HRA, 1-888-692-6116.
      - To get Medicare for the first time: Social Security, 1-800-772-1213.
      ## What to bring
      - Everybody’s name and birth date, and Social Security numbers and immigration papers if you have them.
      - Proof of address, income and present insurance.
      - Names of your doctors and medicines, to see whether they are covered.
      ## Brokers and company agents
      - They may help you, but some sell for a few companies and earn a commission. Ask: Which companies do you work with?
      - Never sign a blank form. Ask to have it explained in Chinese, and keep a copy.
      - Walk away from “sign today or lose it,” from cash or gifts, and from anyone who wants your card number.
      ## If you worry about a green card
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
      '先查能不能申請保險，全年都可以問；再去按收入收費的公立醫院和社區健康中心。急症打911。',
      'First check whether you can get insurance; you can ask all year. Public hospitals and community health centers charge by income. In an emergency call 911.',
    ),
    body: tri(
      `
      没有保险也能看病。以下截至2026年11月2日。
      ## 急症
      - 打911或去最近的急诊。医院要先检查、稳定病情，不能因为没钱或没身份拒绝。
      - 收入低的人可以问紧急白卡，治完再申请也可以。
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
      - 账单比估价高出400元或以上，可以在120天内提出争议。
      - 医院账单太高，要一份费用减免表。纽约州的医院都有，不看移民身份。
      - 问医生和药剂师有没有便宜的药。
      `,
      `
      沒有保險也能看病。以下截至2026年11月2日。
      ## 急症
      - 打911或去最近的急診。醫院要先檢查、穩定病情，不能因為沒錢或沒身分拒絕。
      - 收入低的人可以問緊急白卡，治療完再申請也可以。
      ## 先查能不能有保險
      - 白卡、基本計劃、兒童保險全年都可以申請：1-855-355-5777，可以要求中文。
      - 剛失去保險，一般60天內可以買市場計劃。
      - 未滿19歲的人、孕婦、65歲以上的人，身分規定常常不同，值得問。
      ## 去哪裡看
      - NYC Care：紐約市居民在公立醫院系統用的卡，不是保險，按收入收費，不問移民身分。646-692-2273。
      - 社區健康中心：按收入打折。
      - 疫苗、性病、肺結核：打311問市政府的門診。
      ## 自費之前
      - 要求書面估價，問化驗和X光另外多少錢。
      - 帳單比估價高出400元或以上，可以在120天內提出爭議。
      - 醫院帳單太高，要一份費用減免表。紐約州的醫院都有，不看移民身分。
      - 問醫生和藥劑師有沒有便宜的藥。
      `,
      `
      You can see a doctor without insurance. This is as of November 2, 2026.
      ## Emergencies
      - Call 911 or go to the nearest emergency room. The hospital must examine and stabilize you, whether or not you can pay and whatever your immigration status.
      - With low income, ask about Emergency Medicaid. You can apply after treatment.
      ## First, can you get insurance?
      - Medicaid, the Essential Plan and Child Health Plus are open all year: 1-855-355-5777. Ask for Chinese.
      - If you just lost insurance, you can mostly buy a marketplace plan within 60 days.
      - Status rules often differ under 19, in pregnancy and at 65 and older, so it is worth asking.
      ## Where to go
      - NYC Care: a card for city residents at the public hospitals. It isn’t insurance. Fees follow income and status isn’t asked. 646-692-2273.
      - Community health centers: discounts by income.
      - Vaccines, STI and TB: call 311 for city clinics.
      ## Before you pay yourself
      - Ask for a written estimate, and what lab tests and X-rays add.
      - If the bill is $400 or more above it, you can dispute it within 120 days.
      - If a hospital bill is too high, ask for the financial assistance form. Every New York hospital has one, whatever your status.
      - Ask the doctor and pharmacist about cheaper medicines.
      `,
    ),
    sources: [nycCare, cityMarketplace],
  }),
]
