import { tri } from './tri.ts'

/** Texts that several demo records share. */

export const parking = {
  street: tri(
    '附近路边有计时停车位。上午9点前比较好找。',
    '附近路邊有計時停車位。上午9點前比較好找。',
    'Metered street parking nearby. Spots are easier to find before 9 a.m.',
  ),
  lot: tri(
    '楼后有病人专用停车场，免费停两小时。',
    '樓後有病人專用停車場，可免費停兩小時。',
    'Patient lot behind the building, free for two hours.',
  ),
  garage: tri(
    '同一栋楼的地下车库收费停车，前台盖章可减免一部分。',
    '同一棟樓的地下停車場收費停車，櫃台蓋章可減免一部分。',
    'Paid garage in the building. The front desk validates part of the fee.',
  ),
  valet: tri(
    '门口有代客泊车，先问前台收费。',
    '門口有代客泊車，請先問櫃台收費。',
    'Valet at the door. Ask the front desk for the rate.',
  ),
  none: tri(
    '附近停车很难，建议坐地铁或公交。',
    '附近很難停車，建議搭地鐵或公車。',
    'Parking is hard here. Take the subway or a bus.',
  ),
}

export type ParkingKind = keyof typeof parking

/** What the price covers; `{price}` is filled in with whole dollars. */
export const priceTerms = {
  visit: tri(
    '首诊{price}起，先付后看，化验和打针另计。',
    '初診{price}起，先付後看，檢驗和打針另計。',
    'First visit from {price}, paid before you are seen. Lab tests and shots cost extra.',
  ),
  sliding: tri(
    '首诊{price}起，按家庭收入减免，前台会帮您填表。',
    '初診{price}起，依家庭收入減免，櫃台會幫您填表。',
    'First visit from {price}, on a sliding scale by household income. The front desk helps with the form.',
  ),
  session: tri('每次{price}，约50分钟。', '每次{price}，約50分鐘。', '{price} a session, about 50 minutes.'),
  cleaning: tri(
    '检查加洗牙{price}起，X光另计。',
    '檢查加洗牙{price}起，X光另計。',
    'Exam and cleaning from {price}. X-rays cost extra.',
  ),
  acupuncture: tri(
    '首次{price}，以后每次会便宜一些，草药另计。',
    '第一次{price}，之後每次會便宜一些，草藥另計。',
    'First treatment {price}, later ones cost less. Herbs are extra.',
  ),
  immigration: tri(
    '移民体检{price}起，疫苗和化验另计，请先打电话问清楚。',
    '移民體檢{price}起，疫苗和檢驗另計，請先打電話問清楚。',
    'Immigration exam from {price}. Vaccines and lab tests cost extra, so please call first.',
  ),
}

export type PriceTerm = keyof typeof priceTerms

export const faqs = {
  uninsured: {
    question: tri('没有保险可以看吗？', '沒有保險可以看嗎？', 'Can I come without insurance?'),
    answer: tri(
      '可以自费。首诊价格请看本页，没有写的请打电话问；化验通常另计。',
      '可以自費。初診價格請看本頁，沒有寫的請打電話問；檢驗通常另計。',
      'Yes, you can pay yourself. If this page doesn’t show the first-visit price, please call. Lab tests usually cost extra.',
    ),
  },
  companion: {
    question: tri('可以带家人一起进诊室吗？', '可以帶家人一起進診間嗎？', 'Can a family member come in with me?'),
    answer: tri(
      '可以，最多一位。翻译请交给诊所安排，不要让孩子翻译。',
      '可以，最多一位。翻譯請交給診所安排，不要讓孩子翻譯。',
      'Yes, one person. Please let the clinic arrange an interpreter instead of asking a child to interpret.',
    ),
  },
  arrival: {
    question: tri('要提前多久到？', '要提早多久到？', 'How early should I arrive?'),
    answer: tri(
      '第一次请早到15分钟填表，以后早到5分钟就行。',
      '第一次請早到15分鐘填表，之後早到5分鐘就可以。',
      'Come 15 minutes early the first time for paperwork. After that, 5 minutes is enough.',
    ),
  },
  bring: {
    question: tri('第一次看要带什么？', '第一次看診要帶什麼？', 'What should I bring the first time?'),
    answer: tri(
      '带保险卡、有照片的证件、正在吃的药（连药瓶），有以前的化验单也请带来。',
      '請帶保險卡、有照片的證件、正在吃的藥（連藥瓶），有以前的檢驗報告也請一起帶來。',
      'Your insurance card, a photo ID, the medicines you take in their bottles, and past lab results if you have them.',
    ),
  },
  forms: {
    question: tri('可以填上学体检表吗？', '可以填入學健檢表嗎？', 'Do you fill in school forms?'),
    answer: tri(
      '可以。请带疫苗本，国内的疫苗本也要带。表格一般三个工作日内填好。',
      '可以。請帶疫苗接種紀錄，在原居地打的也要帶。表格一般三個工作天內填好。',
      'Yes. Bring the vaccine booklet, including one from abroad. Forms usually take three business days.',
    ),
  },
  video: {
    question: tri('视频看诊怎么看？', '視訊看診怎麼看？', 'How does a video visit work?'),
    answer: tri(
      '约好后，前台会发链接到您的手机。手机要能上网，找一个安静、光线好的地方。',
      '約好後，櫃台會把連結傳到您的手機。手機要能上網，找一個安靜、光線好的地方。',
      'After you book, the front desk sends a link to your phone. Find a quiet, well-lit place with a good connection.',
    ),
  },
  civilsurgeon: {
    question: tri('移民体检要带什么？', '移民體檢要帶什麼？', 'What do I bring for the immigration exam?'),
    answer: tri(
      '带护照、疫苗本、I-693表格和体检费。有以前的结核检查结果也请带来。',
      '請帶護照、疫苗接種紀錄、I-693表格和體檢費。有以前的結核檢查結果也請帶來。',
      'Your passport, vaccine booklet, Form I-693, and the fee. Bring earlier TB test results if you have them.',
    ),
  },
  referral: {
    question: tri('需要家庭医生转诊吗？', '需要家庭醫生轉診嗎？', 'Do I need a referral?'),
    answer: tri(
      '看您的保险。很多HMO计划需要转诊，请先问保险公司或您的家庭医生。',
      '要看您的保險。很多HMO計劃需要轉診，請先問保險公司或您的家庭醫生。',
      'It depends on your plan. Many HMO plans need one, so ask your insurer or primary care doctor first.',
    ),
  },
  needles: {
    question: tri('针灸疼吗？', '針灸會痛嗎？', 'Does acupuncture hurt?'),
    answer: tri(
      '多数人觉得有点酸胀。用的是一次性针。怕针、怀孕或在吃抗凝药，请先告诉针灸师。',
      '多數人覺得有點痠脹。使用一次性針具。怕針、懷孕或正在吃抗凝血藥，請先告訴針灸師。',
      'Most people feel a dull ache. Needles are used once. Say so first if you are afraid of needles, pregnant, or on blood thinners.',
    ),
  },
  dental: {
    question: tri('第一次看牙要多久？', '第一次看牙要多久？', 'How long is the first dental visit?'),
    answer: tri(
      '大约一小时，先检查、拍片，再说明治疗方案和费用，您同意后才开始。',
      '大約一小時，先檢查、拍X光片，再說明治療方案和費用，您同意後才開始。',
      'About an hour: an exam and X-rays first, then the treatment plan and its cost. Nothing starts before you agree.',
    ),
  },
}

export type FaqTopic = keyof typeof faqs
