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
      '保险开始付以前，您一年里要先自己付满的金额。信上写的“自付额”多半是它，和每次看诊付的定额手续费（copay）不同。预防检查通常不用等付满，每年重新算一次。',
      '保險開始付以前，您一年裡要先自己付滿的金額。信上寫的「自付額」多半是它，和每次看診付的定額手續費（copay）不同。預防檢查通常不用等付滿，每年重新計算一次。',
      'What you pay yourself each year before the plan starts to pay. It’s not the copay, the fixed amount you pay for each visit. Preventive care is usually covered before you meet it. The deductible starts over each year.',
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
      '每次看诊或拿药付的固定金额，常写在卡上。有人也叫它“自付额”，和一年要先付满的自付扣除额（deductible）不同。家庭医生、专科、急诊的金额不一样，看诊前可以先问。',
      '每次看診或拿藥付的固定金額，常寫在卡上。有人也叫它「自付額」，和一年要先付滿的自付扣除額（deductible）不同。家庭醫生、專科、急診的金額不一樣，看診前可以先問。',
      'A fixed amount you pay for each visit or prescription, often printed on the card. It’s not the deductible, which you pay first each year. The copay is different for your primary care doctor, a specialist, and the emergency room. You can ask before the visit.',
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
      'Your share as a percentage after the deductible is met. If the agreed price is $100 and your share is 20%, you pay $20, and the plan pays the rest.',
    ),
    sources: [glossary('Coinsurance', 'co-insurance/')],
  }),
  term({
    slug: 'out-of-pocket-maximum',
    term: tri('全年自付上限', '全年自付上限', 'Out-of-pocket maximum'),
    aliases: lists(['自付封顶', '最高自付额'], ['自付封頂', '最高自付額'], ['out-of-pocket limit', 'OOP max']),
    definition: tri(
      '一年里，网内、承保的服务您最多要自己付的金额。到了上限，其余由保险付。保费和不承保的项目不算在内。',
      '一年裡，網內、承保的服務您最多要自己付的金額。到了上限，其餘由保險付。保費和不承保的項目不算在內。',
      'The most you pay in a year for covered care in the network. After that, the plan pays the rest. Premiums and care that isn’t covered don’t count.',
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
      'The price your plan has agreed on with doctors in its network, often lower than the listed price. Your share is based on it, and a doctor in the network can’t bill you for the difference.',
    ),
    sources: [glossary('Allowed amount', 'allowed-amount/')],
  }),
  term({
    slug: 'claim',
    term: tri('理赔申请（claim）', '理賠申請（claim）', 'Claim'),
    aliases: lists(['报保险', '索赔'], ['報保險', '索賠'], ['insurance claim']),
    definition: tri(
      '请保险公司付钱的申请。网内诊所一般会替您提交；如果您先付了钱，就要自己附上收据申请，并注意期限。',
      '請保險公司付錢的申請。網內診所一般會替您送出；如果您先付了錢，就要自己附上收據申請，並注意期限。',
      'A request for the plan to pay. A clinic in the network usually sends it for you. If you paid first, send it yourself with the receipt before the deadline.',
    ),
    sources: [glossary('Claim', 'claim/')],
  }),
  term({
    slug: 'explanation-of-benefits',
    term: tri('理赔说明（EOB）', '理賠說明（EOB）', 'Explanation of benefits (EOB)'),
    aliases: lists(['保险说明信', '给付说明'], ['保險說明信', '給付說明'], ['EOB', 'benefits statement']),
    definition: tri(
      '保险公司寄来的说明：做了什么、收多少、保险付多少、您可能要付多少。它不是账单。请和诊所的账单核对以后再付。',
      '保險公司寄來的說明：做了什麼、收多少、保險付多少、您可能要付多少。它不是帳單。請和診所的帳單核對以後再付。',
      'A letter from the plan that shows what was done, what was charged, what the plan paid, and what you may owe. It isn’t a bill. Compare it with the clinic’s bill before you pay.',
    ),
    sources: [cms('Explanation of benefits', 'medical-bill-rights/help/guides/explanation-of-benefits')],
  }),
  term({
    slug: 'surprise-bill',
    term: tri('意外账单', '意外帳單', 'Surprise bill'),
    aliases: lists(['惊吓账单', '网外账单'], ['驚嚇帳單', '網外帳單'], ['surprise medical bill', 'balance bill']),
    definition: tri(
      '去了急诊或网内医院，却收到网外医生的账单，而这位医生不是您选的。按联邦和纽约州的法律，您多半只要付网内的份额。先别付，打电话给保险公司，也可以向州金融服务厅投诉。',
      '去了急診或網內醫院，卻收到網外醫生的帳單，而這位醫生不是您選的。依聯邦和紐約州的法律，您多半只要付網內的份額。先別付，打電話給保險公司，也可以向州金融服務廳投訴。',
      'A bill from an out-of-network doctor you didn’t choose, after an emergency or at a hospital in the network. Under federal and New York law, you usually owe only your in-network share. Don’t pay yet: call your plan. You can also file a complaint with the state.',
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
      '没有保险或不用保险的人，可以在看诊前要求书面估价。账单比估价高出400元或以上，可以在120天内提出异议。请把估价单留好。',
      '沒有保險或不用保險的人，可以在看診前要求書面估價。帳單比估價高出400元或以上，可以在120天內提出異議。請把估價單留好。',
      'If you have no insurance or don’t use it, you can ask for a written estimate before your visit. If the bill is at least $400 more than the estimate, you can dispute it within 120 days. Keep the estimate.',
    ),
    sources: [cms('Understanding good faith estimates', 'medical-bill-rights/help/guides/good-faith-estimate')],
  }),
]
