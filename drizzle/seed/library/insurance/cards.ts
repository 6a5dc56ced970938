import { tri } from '#drizzle/seed/demo/tri.ts'
import {
  card,
  cityMarketplace,
  joinPlan,
  marketplace,
  marketplaceInfo,
  medicaidPage,
  medicareGov,
  startMedicare,
  stateHealth,
} from './shape.ts'

const duals = stateHealth('Integrated Care Plans for Dual Eligible New Yorkers', 'health_care/medicaid/redesign/duals/')

/** Cards as people remember them. Colors are those of a simple drawing: ground, band, foot. */
export const cards = [
  card({
    slug: 'ny-medicaid',
    name: tri('纽约州福利卡（Medicaid）', '紐約州福利卡（Medicaid）', 'New York State benefit card (Medicaid)'),
    nickname: tri('白卡', '白卡', 'The “white card”'),
    looks: tri(
      '州政府发的塑料卡，印着州名、您的姓名和CIN号码（两个字母、五个数字、一个字母）。新旧卡样子不同，有的没有照片。',
      '州政府發的塑膠卡，印著州名、您的姓名和CIN號碼（兩個英文字母、五個數字、一個英文字母）。新舊卡樣子不同，有的沒有照片。',
      'A plastic card from the state with the state’s name, your name, and your CIN: two letters, five digits, and one letter. Older and newer cards look different, and some have no photo.',
    ),
    colors: ['#f8fafc', '#7c9cc4'],
    whoFor: tri(
      '收入低的人：大人、小孩、孕妇、65岁以上的长者、残障人士。',
      '收入低的人：大人、小孩、孕婦、65歲以上的長者、身心障礙人士。',
      'People with low income: adults, children, pregnant people, people 65 and older, and people with disabilities.',
    ),
    howToGet: tri(
      '未满65岁打NY State of Health：1-855-355-5777。65岁以上、失明、残障，在纽约市打HRA：1-888-692-6116。',
      '未滿65歲打NY State of Health：1-855-355-5777。65歲以上、失明、身心障礙，在紐約市打HRA：1-888-692-6116。',
      'Under 65: call NY State of Health, 1-855-355-5777. If you’re 65 or older, blind, or disabled and live in New York City: call HRA, 1-888-692-6116.',
    ),
    note: tri(
      '同一张卡也可能用来领食物补助，有卡不等于白卡还有效。看诊前请诊所查一下。如果还有保险公司的计划卡，两张都要带。',
      '同一張卡也可能用來領食物補助，有卡不等於白卡還有效。看診前請診所查一下。如果還有保險公司的計劃卡，兩張都要帶。',
      'The same card can also hold food benefits, so having it doesn’t mean your Medicaid is active. Ask the clinic to check before your visit. If you also have a health plan’s card, bring both.',
    ),
    planLines: ['medicaid'],
    sources: [medicaidPage],
  }),
  card({
    slug: 'medicare',
    name: tri('联邦医疗保险卡（Medicare）', '聯邦醫療保險卡（Medicare）', 'Medicare card'),
    nickname: tri('红蓝卡', '紅藍卡', 'The red, white, and blue card'),
    looks: tri(
      '纸卡，白底，上下有蓝和红的条。印着姓名、字母和数字混合的号码，以及A部分（HOSPITAL）和B部分（MEDICAL）的生效日期。',
      '紙卡，白底，上下有藍和紅的條。印著姓名、英文字母和數字混合的號碼，以及A部分（HOSPITAL）和B部分（MEDICAL）的生效日期。',
      'A paper card, white with blue and red bands. It shows your name, a number made of letters and digits, and the dates Part A (HOSPITAL) and Part B (MEDICAL) start.',
    ),
    colors: ['#ffffff', '#2f5fa7', '#c8374a'],
    whoFor: tri(
      '65岁以上的人、领残障金满一段时间的人，以及末期肾病病人。不看收入。',
      '65歲以上的人、領殘障金滿一段時間的人，以及末期腎病病人。不看收入。',
      'People 65 and older, people who have received disability benefits long enough, and people with end-stage kidney disease, whatever their income.',
    ),
    howToGet: tri(
      '向社会安全局登记：1-800-772-1213，可以要求中文。65岁前三个月就可以办。',
      '向社會安全局登記：1-800-772-1213，可以要求中文。65歲前三個月就可以辦。',
      'Sign up with Social Security: 1-800-772-1213. Ask for Chinese. You can sign up as early as three months before you turn 65.',
    ),
    note: tri(
      '不要塑封。号码要像信用卡号一样保管好。政府不会突然打电话来要号码。加入优势计划以后，平时用优势计划的卡，这张仍要收好。',
      '不要護貝。號碼要像信用卡號碼一樣保管好。政府不會突然打電話來要號碼。加入優勢計劃以後，平時用優勢計劃的卡，這張仍要收好。',
      'Don’t laminate it, and guard the number like a credit card. The government doesn’t call out of the blue to ask for it. If you join an Advantage plan, use that plan’s card instead, but keep this one safe.',
    ),
    planLines: ['medicare_ffs'],
    sources: [
      medicareGov('Your Medicare card', 'basics/get-started-with-medicare/using-medicare/your-medicare-card'),
      startMedicare,
    ],
  }),
  card({
    slug: 'dual',
    name: tri('红蓝卡加白卡（双重资格）', '紅藍卡加白卡（雙重資格）', 'Medicare and Medicaid (dual eligible)'),
    nickname: tri('红蓝白卡', '紅藍白卡', 'Both cards'),
    looks: tri(
      '一张红蓝卡和一张白卡。加入双卡计划的人，另有一张保险公司的卡，上面常写Dual、D-SNP或MAP。',
      '一張紅藍卡和一張白卡。加入雙卡計劃的人，另有一張保險公司的卡，上面常寫Dual、D-SNP或MAP。',
      'One Medicare card and one Medicaid card. If you’re in a dual plan, you also have that plan’s card, often marked Dual, D-SNP, or MAP.',
    ),
    colors: ['#f8fafc', '#2f5fa7', '#7c9cc4'],
    whoFor: tri(
      '有红蓝卡、收入又符合白卡标准的人，多半是长者。',
      '有紅藍卡、收入又符合白卡標準的人，多半是長者。',
      'People with Medicare whose income is low enough for Medicaid. Most are older adults.',
    ),
    howToGet: tri(
      '先有红蓝卡，再申请白卡或保费补助。在纽约市打HRA：1-888-692-6116。选计划可以找HIICAP免费咨询：212-244-6469。',
      '先有紅藍卡，再申請白卡或保費補助。在紐約市打HRA：1-888-692-6116。選計劃可以找HIICAP免費諮詢：212-244-6469。',
      'Get Medicare first, then apply for Medicaid or a Medicare Savings Program. In New York City, call HRA, 1-888-692-6116. For free advice about plans, call HIICAP, 212-244-6469.',
    ),
    note: tri(
      '看诊时把所有的卡都拿出来。问诊所：红蓝卡收不收？白卡收不收？我的双卡计划收不收？三个答案可能不同。',
      '看診時把所有的卡都拿出來。問診所：紅藍卡收不收？白卡收不收？我的雙卡計劃收不收？三個答案可能不同。',
      'Show all your cards. Ask the clinic: Do you take Medicare? Medicaid? My dual plan? The three answers may differ.',
    ),
    planLines: ['dual', 'map'],
    sources: [duals, medicareGov('Medicaid', 'basics/costs/help/medicaid')],
  }),
  card({
    slug: 'medicaid-managed-care',
    name: tri('白卡管理式计划卡', '白卡管理式計劃卡', 'Medicaid managed care plan card'),
    nickname: tri('白卡的公司卡', '白卡的公司卡', 'The plan card that goes with Medicaid'),
    looks: tri(
      '保险公司发的卡，印着公司名字、会员号、家庭医生和客服电话。常写Medicaid、MMC，也可能写MLTC。颜色每家不同。',
      '保險公司發的卡，印著公司名字、會員號碼、家庭醫生和客服電話。常寫Medicaid、MMC，也可能寫MLTC。顏色每家不同。',
      'A card from an insurance company with its name, a member number, your primary care doctor, and a phone number. It often says Medicaid or MMC, or MLTC for long-term care. Colors differ by company.',
    ),
    colors: ['#f4faf6', '#3f8f6b'],
    whoFor: tri(
      '多数有白卡的人。需要长期居家照顾的人，可能是MLTC的卡。',
      '多數有白卡的人。需要長期居家照顧的人，可能是MLTC的卡。',
      'Most people with Medicaid. People who need long-term care at home may hold an MLTC card.',
    ),
    howToGet: tri(
      '有了白卡以后选一家计划，不选的话会替您分配。选计划或换计划，打New York Medicaid Choice：1-800-505-5678，可以要求中文。',
      '有了白卡以後選一家計劃，不選的話會替您分配。選計劃或換計劃，打New York Medicaid Choice：1-800-505-5678，可以要求中文。',
      'After you get Medicaid, choose a plan, or one will be chosen for you. To choose or change plans, call New York Medicaid Choice, 1-800-505-5678. Ask for Chinese.',
    ),
    note: tri(
      '同一家公司有好几种计划。约诊时把卡上的计划全名念出来，不要只说公司名。MLTC的卡只管长期护理，看医生要用另外的卡。',
      '同一家公司有好幾種計劃。約診時把卡上的計劃全名念出來，不要只說公司名。MLTC的卡只管長期護理，看醫生要用另外的卡。',
      'One company has several plans. When you book, give the full name of the plan, not just the company. An MLTC card is for long-term care. For doctor visits, use your other card.',
    ),
    planLines: ['medicaid', 'mltc'],
    sources: [stateHealth('Managed Care', 'health_care/managed_care/'), medicaidPage],
  }),
  card({
    slug: 'medicare-advantage',
    name: tri('优势计划卡（Medicare Advantage）', '優勢計劃卡（Medicare Advantage）', 'Medicare Advantage card'),
    nickname: tri('红蓝卡的公司卡', '紅藍卡的公司卡', 'The plan card you use instead of your Medicare card'),
    looks: tri(
      '保险公司发的卡，写着Medicare Advantage、HMO或PPO，有会员号和定额手续费（copay）。如果包药，还会印着药房用的号码。',
      '保險公司發的卡，寫著Medicare Advantage、HMO或PPO，有會員號碼和定額手續費（copay）。如果包藥，還會印著藥房用的號碼。',
      'A card from an insurance company that says Medicare Advantage, HMO, or PPO, with a member number and copays. If the plan covers drugs, it also has numbers for the pharmacy.',
    ),
    colors: ['#f5f7fc', '#4a64a8', '#d98a3d'],
    whoFor: tri(
      '有红蓝卡A和B部分、选了私人公司计划的人。',
      '有紅藍卡A和B部分、選了私人公司計劃的人。',
      'People with Medicare Parts A and B who chose a private company’s plan.',
    ),
    howToGet: tri(
      '每年10月15日到12月7日加入或更换，1月1日生效。打1-800-633-4227问，或找HIICAP免费咨询：212-244-6469。',
      '每年10月15日到12月7日加入或更換，1月1日生效。打1-800-633-4227問，或找HIICAP免費諮詢：212-244-6469。',
      'Join or change plans from October 15 to December 7, for coverage starting January 1. Call 1-800-633-4227, or get free advice from HIICAP, 212-244-6469.',
    ),
    note: tri(
      '看病、拿药都用这张卡。约诊时问：您在我这个计划的网内吗？要不要转诊？换计划前，先查医生和药。',
      '看病、拿藥都用這張卡。約診時問：您在我這個計劃的網內嗎？要不要轉診？換計劃前，先查醫生和藥。',
      'Use this card for visits and medicines. When you book, ask: Are you in my plan’s network? Do I need a referral? Before you switch, check your doctors and medicines.',
    ),
    planLines: ['medicare_adv'],
    sources: [joinPlan],
  }),
  card({
    slug: 'essential-plan',
    name: tri('基本计划卡（Essential Plan）', '基本計劃卡（Essential Plan）', 'Essential Plan card'),
    nickname: tri('基本计划', '基本計劃', 'Essential Plan'),
    looks: tri(
      '保险公司发的卡，写着Essential Plan或EP，有时后面有数字或字母。印着会员号、家庭医生和各种定额手续费（copay）。',
      '保險公司發的卡，寫著Essential Plan或EP，有時後面有數字或字母。印著會員號碼、家庭醫生和各種定額手續費（copay）。',
      'A card from an insurance company that says Essential Plan or EP, sometimes followed by a number or letter. It shows a member number, your primary care doctor, and the copays.',
    ),
    colors: ['#fbf7ff', '#7a5aa6'],
    whoFor: tri(
      '19到64岁、收入比白卡标准高一点的纽约州居民。收入上限在2026年变过。',
      '19到64歲、收入比白卡標準高一點的紐約州居民。收入上限在2026年變過。',
      'New Yorkers 19 to 64 whose income is a little too high for Medicaid. The income limit changed in 2026.',
    ),
    howToGet: tri(
      '全年在NY State of Health申请：1-855-355-5777，可以要求中文，有免费协助员。',
      '全年在NY State of Health申請：1-855-355-5777，可以要求中文，有免費協助員。',
      'Apply any time of year with NY State of Health, 1-855-355-5777. Ask for Chinese. Help is free.',
    ),
    note: tri(
      '它不是白卡，收白卡的诊所不一定收它。收到“不再符合”的信，看清日期，马上问有没有别的保险。',
      '它不是白卡，收白卡的診所不一定收它。收到「不再符合」的信，看清日期，馬上問有沒有別的保險。',
      'It isn’t Medicaid: a clinic that takes Medicaid may not take it. If a letter says “no longer eligible,” note the date and ask right away about other coverage.',
    ),
    planLines: ['essential'],
    sources: [marketplaceInfo('Essential Plan Information', 'EssentialPlan')],
  }),
  card({
    slug: 'child-health-plus',
    name: tri('儿童健康保险卡（Child Health Plus）', '兒童健康保險卡（Child Health Plus）', 'Child Health Plus card'),
    nickname: tri('儿童保险', '兒童保險', 'Child Health Plus'),
    looks: tri(
      '保险公司发给孩子的卡，写着Child Health Plus、CHP或CHPlus，印着孩子的名字、会员号和儿科医生。每个孩子一张。',
      '保險公司發給孩子的卡，寫著Child Health Plus、CHP或CHPlus，印著孩子的名字、會員號碼和兒科醫生。每個孩子一張。',
      'A card in your child’s name from an insurance company. It says Child Health Plus, CHP, or CHPlus, with a member number and the pediatrician. Each child gets one.',
    ),
    colors: ['#fffaf0', '#e0a63a'],
    whoFor: tri(
      '未满19岁、住在纽约州、没有儿童白卡和其他保险的孩子。不看移民身份。',
      '未滿19歲、住在紐約州、沒有兒童白卡和其他保險的孩子。不看移民身分。',
      'Children under 19 in New York who don’t have Medicaid or other insurance, whatever their immigration status.',
    ),
    howToGet: tri(
      '全年申请：1-855-355-5777，可以要求中文。准备孩子的年龄、地址和家里收入的证明。',
      '全年申請：1-855-355-5777，可以要求中文。準備孩子的年齡、地址和家裡收入的證明。',
      'Apply any time of year: 1-855-355-5777. Ask for Chinese. Have proof of the child’s age, your address, and family income.',
    ),
    note: tri(
      '先选儿科医生，再看医生收哪家计划。看诊带卡和疫苗本。满19岁以前，先问接下来用什么保险。',
      '先選兒科醫生，再看醫生收哪家計劃。看診帶卡和疫苗紀錄（黃卡）。滿19歲以前，先問接下來用什麼保險。',
      'Choose a pediatrician first, then see which plans that doctor takes. Bring the card and vaccine record to visits. Before your child turns 19, ask what comes next.',
    ),
    planLines: ['chp'],
    sources: [stateHealth('Child Health Plus', 'health_care/child_health_plus/')],
  }),
  card({
    slug: 'marketplace-or-commercial',
    name: tri('市场计划或商业保险卡', '市場計劃或商業保險卡', 'Marketplace or commercial card'),
    nickname: tri('公司保险、自己买的保险', '公司保險、自己買的保險', 'Insurance through a job or bought on your own'),
    looks: tri(
      '保险公司发的卡，印着会员号、团体号（Group）、计划种类（HMO、EPO或PPO）和各种定额手续费（copay）。市场计划常写着Bronze（铜）、Silver（银）、Gold（金）或Platinum（白金）。',
      '保險公司發的卡，印著會員號碼、團體號碼（Group）、計劃種類（HMO、EPO或PPO）和各種定額手續費（copay）。市場計劃常寫著Bronze（銅）、Silver（銀）、Gold（金）或Platinum（白金）。',
      'A card from an insurance company with a member number, a group number, the plan type (HMO, EPO, or PPO), and the copays. Marketplace plans often say Bronze, Silver, Gold, or Platinum.',
    ),
    colors: ['#f6f7f9', '#3a4a63'],
    whoFor: tri(
      '有公司或工会保险的人，以及在保险市场或直接向保险公司买保险的人。',
      '有公司或工會保險的人，以及在保險市場或直接向保險公司買保險的人。',
      'People with insurance from a job or union, and people who buy it on the marketplace or directly from an insurer.',
    ),
    howToGet: tri(
      '公司保险问人事部。市场计划每年11月1日到12月31日报名；失去保险、结婚、生孩子等，随时可以问：1-855-355-5777。',
      '公司保險問人事部。市場計劃每年11月1日到12月31日報名；失去保險、結婚、生孩子等，隨時可以問：1-855-355-5777。',
      'For job insurance, ask human resources. The marketplace is open from November 1 to December 31. If you lose insurance, get married, or have a baby, ask any time: 1-855-355-5777.',
    ),
    note: tri(
      '先看自付扣除额（deductible）付满了没有。约诊时念出卡上的计划和网络全名，问诊所是不是网内。卡的正反面拍照存好，只发给您确认过的诊所。',
      '先看自付扣除額（deductible）付滿了沒有。約診時念出卡上的計劃和合約網全名，問診所是不是網內。卡的正反面拍照存好，只傳給您確認過的診所。',
      'Check whether you’ve met the deductible. When you book, give the full plan and network names, and ask if the clinic is in network. Keep a photo of both sides, and send it only to a clinic you know.',
    ),
    planLines: ['commercial', 'qhp'],
    sources: [cityMarketplace, marketplace('NY State of Health', '')],
  }),
]
