import { tri } from '#drizzle/seed/demo/tri.ts'
import { cms, financialServices, glossary, lists, term } from './shape.ts'

/** What one pays, and to whom. */
export const costs = [
  term({
    slug: 'premium',
    term: tri('保费', '保費', 'Premium'),
    aliases: lists(['月费', '保险费'], ['月費', '保險費'], ['monthly fee', 'monthly premium']),
    definition: tri(
      '为了有保险，每个月付的钱。这个月没看病也要付。停付太久，保险可能会断。',
      '為了有保險，每個月付的錢。這個月沒看病也要付。停付太久，保險可能會中斷。',
      'What you pay each month to have insurance, even if you don’t see a doctor. If you stop paying, coverage can end.',
    ),
    sources: [glossary('Premium', 'premium/')],
  }),
  term({
    slug: 'deductible',
    term: tri('自付扣除额（deductible，免赔额）', '自付扣除額（deductible）', 'Deductible'),
    aliases: lists(
      ['自付扣除额', '免赔额', '自付额', '年度起付额', '垫底费'],
      ['自付扣除額', '免賠額', '自付額', '自付扣除金', '墊底費'],
      ['yearly deductible'],
    ),
    definition: tri(
      '保险开始付以前，您一年里要先自己付满的数目。信上写的“自付额”多半是它，和每次看诊付的定额手续费（copay）不同。预防检查通常不用等付满，每年重新算一次。',
      '保險開始付以前，您一年裡要先自己付滿的數目。信上寫的「自付額」多半是它，和每次看診付的定額手續費（copay）不同。預防檢查通常不用等付滿，每年重新計算一次。',
      'What you pay yourself in a year before the plan starts to pay. It is not the copay, the fixed amount for each visit. Preventive care is usually covered before you meet it. It starts over each year.',
    ),
    sources: [glossary('Deductible', 'deductible/')],
  }),
  term({
    slug: 'copay',
    term: tri('定额手续费（copay，挂号费）', '定額手續費（copay）', 'Copay'),
    aliases: lists(
      ['定额手续费', '挂号费', '共付额', '定额自付'],
      ['定額手續費', '掛號費', '共付額', '定額自付', '部分負擔'],
      ['copayment', 'co-pay'],
    ),
    definition: tri(
      '每次看诊或拿药付的固定数目，常写在卡上。有人也叫它“自付额”，和一年要先付满的自付扣除额（deductible）不同。家庭医生、专科、急诊的数目不一样，看诊前可以先问。',
      '每次看診或拿藥付的固定數目，常寫在卡上。有人也叫它「自付額」，和一年要先付滿的自付扣除額（deductible）不同。家庭醫生、專科、急診的數目不一樣，看診前可以先問。',
      'A fixed amount you pay for each visit or prescription, often printed on the card. It is not the deductible, which you pay first each year. It differs for your own doctor, a specialist, and the emergency room. You can ask before the visit.',
    ),
    sources: [glossary('Copayment', 'co-payment/')],
  }),
  term({
    slug: 'coinsurance',
    term: tri('共同保险（按比例自付）', '共同保險（按比例自付）', 'Coinsurance'),
    aliases: lists(['共保', '比例自付'], ['共保', '比例自付'], ['co-insurance', 'percentage share']),
    definition: tri(
      '付满自付扣除额（deductible）之后，您按百分比分担的部分。例如约定价100元、您付两成，就是20元，其余由保险付。',
      '付滿自付扣除額（deductible）之後，您按百分比分擔的部分。例如約定價100元、您付兩成，就是20元，其餘由保險付。',
      'Your share as a percentage after the deductible is met. If the agreed price is $100 and your share is 20%, you pay $20 and the plan pays the rest.',
    ),
    sources: [glossary('Coinsurance', 'co-insurance/')],
  }),
  term({
    slug: 'out-of-pocket-maximum',
    term: tri('全年自付上限', '全年自付上限', 'Out-of-pocket maximum'),
    aliases: lists(['自付封顶', '最高自付额'], ['自付封頂', '最高自付額'], ['out-of-pocket limit', 'OOP max']),
    definition: tri(
      '一年里，网内、承保的服务最多要自己付多少。到了以后，保险付其余的部分。保费和不承保的项目不算在里面。',
      '一年裡，網內、承保的服務最多要自己付多少。到了以後，保險付其餘的部分。保費和不承保的項目不算在裡面。',
      'The most you pay in a year for covered care in the network. After that the plan pays the rest. Premiums and care that isn’t covered don’t count.',
    ),
    sources: [glossary('Out-of-pocket maximum/limit', 'out-of-pocket-maximum-limit/')],
  }),
  term({
    slug: 'allowed-amount',
    term: tri('约定价（allowed amount）', '約定價（allowed amount）', 'Allowed amount'),
    aliases: lists(['核准金额', '议定价'], ['核准金額', '議定價'], ['eligible expense', 'negotiated rate']),
    definition: tri(
      '保险和网内医生谈好的价格，通常低于诊所的定价。您的自付按这个价算，网内医生不能再收差价。',
      '保險和網內醫生談好的價格，通常低於診所的定價。您的自付按這個價計算，網內醫生不能再收差價。',
      'The price the plan agreed with doctors in its network, often below the listed price. Your share is based on it, and a doctor in the network can’t bill you for the difference.',
    ),
    sources: [glossary('Allowed amount', 'allowed-amount/')],
  }),
  term({
    slug: 'claim',
    term: tri('理赔申请（claim）', '理賠申請（claim）', 'Claim'),
    aliases: lists(['报保险', '索赔'], ['報保險', '索賠'], ['insurance claim']),
    definition: tri(
      '请保险付钱的申请。网内诊所一般替您送；自己先付了钱，就要自己带收据去申请，并注意期限。',
      '請保險付錢的申請。網內診所一般替您送；自己先付了錢，就要自己附收據申請，並注意期限。',
      'A request to the plan to pay. A clinic in the network usually sends it for you. If you paid first, you send it with the receipt before the deadline.',
    ),
    sources: [glossary('Claim', 'claim/')],
  }),
  term({
    slug: 'explanation-of-benefits',
    term: tri('理赔说明（EOB）', '理賠說明（EOB）', 'Explanation of benefits (EOB)'),
    aliases: lists(['保险说明信', '给付说明'], ['保險說明信', '給付說明'], ['EOB', 'benefits statement']),
    definition: tri(
      '保险寄来的说明：看了什么、收多少、保险付多少、您可能要付多少。它不是账单。请和诊所的账单对一对再付。',
      '保險寄來的說明：看了什麼、收多少、保險付多少、您可能要付多少。它不是帳單。請和診所的帳單核對再付。',
      'A letter from the plan: what was done, what was charged, what the plan paid, and what you may owe. It isn’t a bill. Compare it with the clinic’s bill before you pay.',
    ),
    sources: [cms('Explanation of benefits', 'medical-bill-rights/help/guides/explanation-of-benefits')],
  }),
  term({
    slug: 'surprise-bill',
    term: tri('意外账单', '意外帳單', 'Surprise bill'),
    aliases: lists(['惊吓账单', '网外账单'], ['驚嚇帳單', '網外帳單'], ['surprise medical bill', 'balance bill']),
    definition: tri(
      '去了网内医院或急诊，却收到没选过的网外医生的账单。联邦和纽约州的法律多半只让您付网内的份额。先别付，打电话给保险，也可以向州金融服务厅投诉。',
      '去了網內醫院或急診，卻收到沒選過的網外醫生的帳單。聯邦和紐約州的法律多半只讓您付網內的份額。先別付，打電話給保險，也可以向州金融服務廳投訴。',
      'A bill from an out-of-network doctor you didn’t choose, after an emergency or at a hospital in the network. Federal and New York law mostly limit you to your in-network share. Don’t pay yet: call the plan. You can also complain to the state.',
    ),
    sources: [
      financialServices('Surprise Medical Bills', 'consumers/health_insurance/surprise_medical_bills'),
      cms('Ending Surprise Medical Bills', 'nosurprises'),
    ],
  }),
  term({
    slug: 'good-faith-estimate',
    term: tri('自费估价单', '自費估價單', 'Good-faith estimate'),
    aliases: lists(
      ['善意估价', '书面估价', '自费看诊'],
      ['善意估價', '書面估價', '自費看診'],
      ['self-pay', 'cost estimate', 'paying cash'],
    ),
    definition: tri(
      '没有保险或不用保险的人，可以在看诊前要求书面估价。账单比估价高出400元或以上，可以在120天内提出争议。请把估价单留好。',
      '沒有保險或不用保險的人，可以在看診前要求書面估價。帳單比估價高出400元或以上，可以在120天內提出爭議。請把估價單留好。',
      'If you have no insurance or don’t use it, you can ask for a written price before care. If the bill is $400 or more above it, you can dispute it within 120 days. Keep the paper.',
    ),
    sources: [cms('Understanding good faith estimates', 'medical-bill-rights/help/guides/good-faith-estimate')],
  }),
]
