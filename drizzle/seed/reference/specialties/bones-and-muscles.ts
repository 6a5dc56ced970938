import type { SpecialtyEntry } from './entry.ts'

export const bonesAndMuscles: SpecialtyEntry[] = [
  {
    id: 'orthopedic-surgery',
    nuccCodes: [
      '207X00000X',
      '207XP3100X',
      '207XS0106X',
      '207XS0114X',
      '207XS0117X',
      '207XX0004X',
      '207XX0005X',
      '207XX0801X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '骨科',
        aliases: ['骨科医生', '骨外科', '看骨头', '关节外科', '脊柱外科', '手外科'],
        description:
          '骨科看骨头、关节、肌腱和脊椎的问题，例如骨折、膝盖痛和腰椎间盘突出。不一定要开刀，很多情况先用药、打针或物理治疗。',
        whenToGo: ['摔伤、扭伤、怀疑骨折', '膝盖、肩膀、髋关节痛', '腰痛一直传到脚', '工伤或车祸受伤'],
        questionsToAsk: [
          '需要拍X光或磁共振吗？',
          '可以先做物理治疗吗？',
          '要开刀的话，多久能走路、上班？',
          '您收工伤或车祸保险吗？',
        ],
      },
      'zh-Hant': {
        name: '骨科',
        aliases: ['骨科醫生', '骨科醫師', '看骨頭', '關節外科', '脊椎外科', '手外科'],
        description:
          '骨科看骨頭、關節、肌腱和脊椎的問題，例如骨折、膝蓋痛和椎間盤突出。不一定要開刀，很多情況會先用藥、打針或物理治療。',
        whenToGo: ['跌傷、扭傷、懷疑骨折', '膝蓋、肩膀、髖關節痛', '腰痛一路痛到腳', '工傷或車禍受傷'],
        questionsToAsk: [
          '需要照X光或磁振造影嗎？',
          '可以先做物理治療嗎？',
          '要開刀的話，多久能走路、上班？',
          '您收工傷或車禍保險嗎？',
        ],
      },
      'en-US': {
        name: 'Orthopedic Surgery',
        aliases: [
          'bone doctor',
          'orthopedist',
          'orthopedics',
          'orthopaedic surgery',
          'joint doctor',
          'spine surgeon',
          'hand surgeon',
        ],
        description:
          'Orthopedic doctors treat bones, joints, tendons, and the spine: broken bones, knee pain, and slipped discs. Many problems are treated first with medicine, shots, or physical therapy.',
        whenToGo: [
          'A fall, a sprain, or a possible broken bone',
          'Knee, shoulder, or hip pain',
          'Back pain that runs down the leg',
          'An injury at work or in a car accident',
        ],
        questionsToAsk: [
          'Do I need an X-ray or an MRI?',
          'Can I try physical therapy first?',
          'If I have surgery, when can I walk and work again?',
          'Do you take workers’ comp or no-fault?',
        ],
      },
    },
  },
  {
    id: 'physical-therapy',
    nuccCodes: [
      '225100000X',
      '2251C2600X',
      '2251E1200X',
      '2251E1300X',
      '2251G0304X',
      '2251H1200X',
      '2251H1300X',
      '2251N0400X',
      '2251P0200X',
      '2251S0007X',
      '2251X0800X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '物理治疗',
        aliases: ['理疗', '物理治疗师', '理疗师', '做物理治疗'],
        description: '物理治疗师用运动、手法和仪器，帮您减轻疼痛、恢复活动。受伤、开刀和中风之后常来这里。',
        whenToGo: ['腰、颈、肩、膝盖痛', '开刀或骨折后要恢复', '走路不稳，怕跌倒', '工伤、车祸后的治疗'],
        questionsToAsk: [
          '要不要先有医生的转诊单？',
          '大概要来几次，每次多久？',
          '保险每年包几次？',
          '在家可以做哪些动作？',
        ],
      },
      'zh-Hant': {
        name: '物理治療',
        aliases: ['物理治療師', '物療', '做物理治療', '物理治療所'],
        description: '物理治療師用運動、徒手和儀器，幫您減輕疼痛、恢復活動。受傷、開刀和中風之後常來這裡。',
        whenToGo: ['腰、頸、肩、膝蓋痛', '開刀或骨折後要恢復', '走路不穩，怕跌倒', '工傷、車禍後的治療'],
        questionsToAsk: [
          '要先有醫生的轉診單嗎？',
          '大概要來幾次，每次多久？',
          '保險每年給付幾次？',
          '在家可以做哪些動作？',
        ],
      },
      'en-US': {
        name: 'Physical Therapy',
        aliases: ['PT', 'physical therapist', 'physiotherapy', 'physio'],
        description:
          'Physical therapists use exercise, hands-on work, and equipment to ease pain and help you move again. Many people come after an injury, surgery, or a stroke.',
        whenToGo: [
          'Back, neck, shoulder, or knee pain',
          'Getting your strength back after surgery or a broken bone',
          'Unsteady walking or fear of falling',
          'Treatment after a work injury or car accident',
        ],
        questionsToAsk: [
          'Do I need a referral first?',
          'How many visits, and how long is each?',
          'How many visits a year does my plan cover?',
          'Which exercises can I do at home?',
        ],
      },
    },
  },
  {
    id: 'physical-medicine-and-rehabilitation',
    nuccCodes: ['208100000X', '2081H0002X', '2081N0008X', '2081P0004X', '2081P0010X', '2081P0301X', '204R00000X'],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '康复科',
        aliases: ['康复医学科', '复健科', '物理医学与康复', '康复医生'],
        description:
          '康复科医生帮病人恢复走路、用手和日常生活。他们看疼痛、中风和受伤后的问题，安排物理治疗，也做神经传导检查。',
        whenToGo: ['中风、开刀或受伤后要康复', '腰、颈痛，手脚发麻', '工伤、车祸后的评估'],
        questionsToAsk: ['康复的目标是什么？大概多久？', '需要哪些治疗，由谁做？', '要不要做神经传导检查？'],
      },
      'zh-Hant': {
        name: '復健科',
        aliases: ['康復科', '復康科', '復健醫學科', '物理醫學及復健', '復健科醫生'],
        description:
          '復健科醫生幫病人恢復走路、用手和日常生活。他們看疼痛、中風和受傷後的問題，安排物理治療，也做神經傳導檢查。',
        whenToGo: ['中風、開刀或受傷後要復健', '腰痛、頸痛、手腳發麻', '工傷、車禍後的評估'],
        questionsToAsk: ['復健的目標是什麼？大概要多久？', '需要哪些治療，由誰做？', '要不要做神經傳導檢查？'],
      },
      'en-US': {
        name: 'Physical Medicine & Rehabilitation',
        aliases: ['PM&R', 'physiatrist', 'rehab doctor', 'rehabilitation doctor'],
        description:
          'Rehab doctors help you walk, use your hands, and manage daily life again. They treat pain and problems after a stroke or injury, plan your therapy, and test how well your nerves work.',
        whenToGo: [
          'Rehab after a stroke, surgery, or injury',
          'Back or neck pain, or numb hands or feet',
          'An evaluation after a work injury or car accident',
        ],
        questionsToAsk: [
          'What is the goal, and how long will it take?',
          'Which therapies do I need, and who provides them?',
          'Do I need a nerve test?',
        ],
      },
    },
  },
  {
    id: 'chiropractic',
    nuccCodes: [
      '111N00000X',
      '111NI0900X',
      '111NN0400X',
      '111NN1001X',
      '111NP0017X',
      '111NR0200X',
      '111NR0400X',
      '111NS0005X',
      '111NT0100X',
      '111NX0100X',
      '111NX0800X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '脊椎神经科',
        aliases: ['整脊', '脊骨神经科', '脊椎科', '整脊医生', '正骨', '脊医'],
        description: '脊椎神经科医生（DC）用手法调整脊椎和关节，常看腰痛、颈痛和姿势引起的不适。他们不开药，也不开刀。',
        whenToGo: ['腰痛、颈痛、落枕', '坐太久、姿势不好引起的酸痛', '车祸或工伤后的颈背痛'],
        questionsToAsk: ['手法有什么风险？我适合做吗？', '大概要来几次？', '需要先拍X光吗？', '您收车祸或工伤保险吗？'],
      },
      'zh-Hant': {
        name: '脊骨神經科',
        aliases: ['整脊', '脊椎神經科', '脊醫', '脊骨神經醫師', '整骨', '正骨'],
        description: '脊骨神經科醫生（DC）用手法調整脊椎和關節，常看腰痛、頸痛和姿勢引起的不適。他們不開藥，也不開刀。',
        whenToGo: ['腰痛、頸痛、落枕', '坐太久、姿勢不良引起的痠痛', '車禍或工傷後的頸背痛'],
        questionsToAsk: ['手法有什麼風險？我適合做嗎？', '大概要來幾次？', '需要先照X光嗎？', '您收車禍或工傷保險嗎？'],
      },
      'en-US': {
        name: 'Chiropractic',
        aliases: ['chiropractor', 'spine adjustment', 'back cracking', 'DC'],
        description:
          'Chiropractors use their hands to adjust the spine and joints. People see them for back pain, neck pain, and aches from poor posture. They don’t prescribe medicine or do surgery.',
        whenToGo: [
          'Back pain, neck pain, or a stiff neck',
          'Aches from sitting too long or poor posture',
          'Neck or back pain after a car accident or work injury',
        ],
        questionsToAsk: [
          'What are the risks, and is this right for me?',
          'About how many visits will I need?',
          'Do I need an X-ray first?',
          'Do you take no-fault or workers’ comp?',
        ],
      },
    },
  },
  {
    id: 'podiatry',
    nuccCodes: [
      '213E00000X',
      '213EG0000X',
      '213EP0504X',
      '213EP1101X',
      '213ER0200X',
      '213ES0000X',
      '213ES0103X',
      '213ES0131X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '足科',
        aliases: ['足病科', '脚科', '看脚', '足踝科', '足病医生', '修脚医生'],
        description:
          '足科医生（DPM）看脚和脚踝的问题，例如嵌甲、灰指甲、鸡眼和脚跟痛。糖尿病人的脚，最好定期请足科检查。',
        whenToGo: ['脚跟痛、走路脚痛', '嵌甲、灰指甲、鸡眼', '糖尿病要检查脚', '拇趾外翻、扁平足'],
        questionsToAsk: ['需要特别的鞋或鞋垫吗？', '要不要拍片？', '糖尿病人的脚平时怎么护理？'],
      },
      'zh-Hant': {
        name: '足科',
        aliases: ['足病科', '腳科', '看腳', '足踝科', '足病診療', '足科醫生'],
        description:
          '足科醫生（DPM）看腳和腳踝的問題，例如指甲內嵌（甲溝炎）、灰指甲、雞眼和腳跟痛。糖尿病人的腳，最好定期請足科檢查。',
        whenToGo: ['腳跟痛、走路腳痛', '甲溝炎、灰指甲、雞眼', '糖尿病要檢查腳', '拇趾外翻、扁平足'],
        questionsToAsk: ['需要特別的鞋或鞋墊嗎？', '要不要照X光？', '糖尿病足平常怎麼照顧？'],
      },
      'en-US': {
        name: 'Podiatry',
        aliases: ['foot doctor', 'podiatrist', 'ankle doctor', 'foot specialist', 'DPM'],
        description:
          'Podiatrists treat the foot and ankle: ingrown nails, nail fungus, corns, and heel pain. People with diabetes should have their feet checked regularly.',
        whenToGo: [
          'Heel pain, or feet that hurt when you walk',
          'Ingrown nails, nail fungus, or corns',
          'A foot check for diabetes',
          'Bunions or flat feet',
        ],
        questionsToAsk: [
          'Do I need special shoes or inserts?',
          'Do I need an X-ray?',
          'How do I care for my feet with diabetes?',
        ],
      },
    },
  },
  {
    id: 'pain-medicine',
    nuccCodes: ['208VP0000X', '208VP0014X', '207LP2900X', '2081P2900X', '2084P2900X'],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '疼痛科',
        aliases: ['疼痛医学', '疼痛管理', '止痛科', '疼痛门诊', '打止痛针'],
        description:
          '疼痛科看拖了很久的痛，例如腰痛、神经痛和癌症引起的痛。医生会用药物、打针、物理治疗等办法一起处理。',
        whenToGo: ['痛了三个月以上', '吃药、物理治疗后还是痛', '带状疱疹后的神经痛'],
        questionsToAsk: ['打针有什么好处和风险？', '止痛药会不会上瘾？', '除了吃药还有什么办法？'],
      },
      'zh-Hant': {
        name: '疼痛科',
        aliases: ['疼痛醫學', '疼痛門診', '痛症科', '疼痛治療', '止痛針'],
        description:
          '疼痛科看拖了很久的痛，例如腰痛、神經痛和癌症引起的痛。醫生會用藥物、打針、物理治療等方式一起處理。',
        whenToGo: ['痛超過三個月', '吃藥、物理治療後還是痛', '帶狀皰疹（皮蛇）後的神經痛'],
        questionsToAsk: ['打針有什麼好處和風險？', '止痛藥會不會上癮？', '除了吃藥還有什麼方法？'],
      },
      'en-US': {
        name: 'Pain Medicine',
        aliases: ['pain doctor', 'pain management', 'pain clinic', 'pain specialist'],
        description:
          'Pain doctors treat pain that has lasted a long time, such as back pain, nerve pain, and pain from cancer. They combine medicine, shots, and therapy.',
        whenToGo: [
          'Pain for more than three months',
          'Still in pain after medicine and physical therapy',
          'Nerve pain after shingles',
        ],
        questionsToAsk: [
          'What are the benefits and risks of the shots?',
          'Can these pain medicines be habit-forming?',
          'What can I try besides medicine?',
        ],
      },
    },
  },
  {
    id: 'sports-medicine',
    nuccCodes: [
      '207QS0010X',
      '207RS0010X',
      '207PS0010X',
      '2080S0010X',
      '2081S0010X',
      '2083S0010X',
      '2084S0010X',
      '204C00000X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '运动医学',
        aliases: ['运动损伤科', '运动医学科', '运动伤害', '运动科'],
        description: '运动医学看运动和活动引起的伤，例如扭伤、肌腱炎和脑震荡。大多不用开刀，医生会帮您安全地回到运动。',
        whenToGo: ['脚踝扭伤、膝盖受伤', '网球肘、肌腱炎', '学校球队体检'],
        questionsToAsk: ['什么时候可以再运动？', '需要护具或物理治疗吗？', '怎样避免再受伤？'],
      },
      'zh-Hant': {
        name: '運動醫學',
        aliases: ['運動傷害科', '運動醫學科', '運動創傷', '運動傷害門診'],
        description: '運動醫學看運動和活動引起的傷，例如扭傷、肌腱炎和腦震盪。大多不必開刀，醫生會幫您安全地回到運動。',
        whenToGo: ['腳踝扭傷、膝蓋受傷', '網球肘、肌腱炎', '學校校隊健檢'],
        questionsToAsk: ['什麼時候可以再運動？', '需要護具或物理治療嗎？', '怎樣避免再受傷？'],
      },
      'en-US': {
        name: 'Sports Medicine',
        aliases: ['sports doctor', 'sports injury doctor', 'sports physician'],
        description:
          'Sports medicine doctors treat injuries from exercise and activity, such as sprains, tendon pain, and concussions. Most need no surgery, and the doctor helps you return to sports safely.',
        whenToGo: ['A sprained ankle or hurt knee', 'Tennis elbow or tendon pain', 'A physical for a school team'],
        questionsToAsk: [
          'When can I play again?',
          'Do I need a brace or physical therapy?',
          'How do I keep from getting hurt again?',
        ],
      },
    },
  },
  {
    id: 'occupational-therapy',
    nuccCodes: [
      '225X00000X',
      '225XE0001X',
      '225XE1200X',
      '225XF0002X',
      '225XG0600X',
      '225XH1200X',
      '225XH1300X',
      '225XL0004X',
      '225XM0800X',
      '225XN1300X',
      '225XP0019X',
      '225XP0200X',
      '225XR0403X',
    ],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '职业治疗',
        aliases: ['作业治疗', '职能治疗', '作业治疗师', '职业治疗师'],
        description: '职业治疗师帮您恢复日常活动，例如穿衣、吃饭、写字和做家务。孩子写字慢、坐不住，也可以来评估。',
        whenToGo: ['中风或手受伤后，手不灵活', '孩子写字、扣扣子有困难', '老人洗澡、穿衣需要帮忙'],
        questionsToAsk: ['要练哪些动作？', '家里要装什么辅助用具？', '学校或保险可以付费吗？'],
      },
      'zh-Hant': {
        name: '職能治療',
        aliases: ['職業治療', '職能治療師', '職業治療師', '感覺統合'],
        description: '職能治療師幫您恢復日常活動，例如穿衣、吃飯、寫字和做家事。孩子寫字慢、坐不住，也可以來評估。',
        whenToGo: ['中風或手受傷後，手不靈活', '孩子寫字、扣鈕扣有困難', '長輩洗澡、穿衣需要幫忙'],
        questionsToAsk: ['要練哪些動作？', '家裡要裝什麼輔具？', '學校或保險會給付嗎？'],
      },
      'en-US': {
        name: 'Occupational Therapy',
        aliases: ['OT', 'occupational therapist', 'hand therapy', 'sensory therapy'],
        description:
          'Occupational therapists help you do daily tasks again: dressing, eating, writing, and housework. They also see children who write slowly or have trouble sitting still.',
        whenToGo: [
          'A stiff or weak hand after a stroke or injury',
          'A child has trouble writing or using buttons',
          'An older person needs help bathing or dressing',
        ],
        questionsToAsk: [
          'Which movements should I practice?',
          'What equipment should we put in at home?',
          'Will the school or insurance pay?',
        ],
      },
    },
  },
  {
    id: 'massage-therapy',
    nuccCodes: ['225700000X'],
    bodyArea: 'bones-and-muscles',
    text: {
      'zh-Hans': {
        name: '按摩治疗',
        aliases: ['推拿', '推拿治疗', '按摩', '执照按摩师', '医疗按摩'],
        description: '有执照的按摩治疗师（LMT）用手法放松肌肉，帮您减轻酸痛和紧绷。',
        whenToGo: ['肩颈紧、腰背酸', '运动后肌肉酸痛', '医生建议做医疗按摩'],
        questionsToAsk: ['您有纽约州执照吗？', '我有高血压或怀孕，可以做吗？', '保险付费吗？每次多少钱？'],
      },
      'zh-Hant': {
        name: '按摩治療',
        aliases: ['推拿', '推拿治療', '按摩', '執照按摩師', '醫療按摩'],
        description: '有執照的按摩治療師（LMT）用手法放鬆肌肉，幫您減輕痠痛和緊繃。',
        whenToGo: ['肩頸緊、腰背痠', '運動後肌肉痠痛', '醫生建議做醫療按摩'],
        questionsToAsk: ['您有紐約州執照嗎？', '我有高血壓或懷孕，可以做嗎？', '保險給付嗎？每次多少錢？'],
      },
      'en-US': {
        name: 'Massage Therapy',
        aliases: ['massage', 'massage therapist', 'LMT', 'tui na', 'medical massage'],
        description:
          'Licensed massage therapists (LMTs) use their hands to relax muscles and ease soreness and tightness.',
        whenToGo: [
          'Tight neck and shoulders or a sore back',
          'Sore muscles after exercise',
          'A doctor suggests medical massage',
        ],
        questionsToAsk: [
          'Are you licensed in New York State?',
          'Is it safe if I have high blood pressure or am pregnant?',
          'Does insurance cover it, and how much is each visit?',
        ],
      },
    },
  },
]
