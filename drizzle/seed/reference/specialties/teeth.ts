import type { SpecialtyEntry } from './entry.ts'

export const teeth: SpecialtyEntry[] = [
  {
    id: 'dentistry',
    nuccCodes: [
      '122300000X',
      '1223G0001X',
      '1223D0001X',
      '1223D0004X',
      '1223P0106X',
      '1223X0008X',
      '1223X2210X',
      '125Q00000X',
    ],
    bodyArea: 'teeth',
    text: {
      'zh-Hans': {
        name: '牙科',
        aliases: ['牙医', '看牙', '洗牙', '口腔科', '牙医诊所', '补牙', '全科牙医', '看牙齿', '查牙', '牙科医生'],
        description:
          '牙科看牙齿和牙龈，做检查、洗牙、补牙、拔牙和牙套（牙冠）。需要矫正、根管或种牙时，会自己做或转给专科。',
        whenToGo: ['每半年到一年检查和洗牙', '牙痛、蛀牙、牙龈流血', '牙断了、补的牙掉了', '想种牙或做假牙'],
        questionsToAsk: [
          '我的牙科保险包什么？自付多少？',
          '这颗牙有哪些做法，各多少钱？',
          '需要分几次做？',
          '可以用中文解释治疗计划吗？',
        ],
      },
      'zh-Hant': {
        name: '牙科',
        aliases: [
          '牙醫',
          '看牙',
          '洗牙',
          '牙醫師',
          '牙科診所',
          '補牙',
          '一般牙科',
          '看牙齒',
          '睇牙',
          '睇牙齒',
          '睇牙醫',
          '檢查牙齒',
          '牙科醫生',
        ],
        description:
          '牙科看牙齒和牙齦，做檢查、洗牙、補牙、拔牙和牙套。需要矯正、根管治療或植牙時，會自己做或轉給專科。',
        whenToGo: ['每半年到一年檢查和洗牙', '牙痛、蛀牙、牙齦流血', '牙齒斷掉、補的牙掉了', '想植牙或做假牙'],
        questionsToAsk: [
          '我的牙科保險給付什麼？自付多少？',
          '這顆牙有哪些做法，各多少錢？',
          '需要分幾次做？',
          '可以用中文解釋治療計劃嗎？',
        ],
      },
      'en-US': {
        name: 'Dentistry',
        aliases: ['dentist', 'teeth doctor', 'general dentist', 'dental clinic', 'tooth doctor'],
        description:
          'Dentists care for teeth and gums. They do exams, cleanings, fillings, crowns, and tooth removal. For braces, root canals, or implants, they may do the work themselves or refer you to a specialist.',
        whenToGo: [
          'A checkup and cleaning every six to twelve months',
          'A toothache, a cavity, or bleeding gums',
          'A broken tooth or a lost filling',
          'You want an implant or dentures',
        ],
        questionsToAsk: [
          'What does my dental plan cover, and what do I pay?',
          'What are the choices for this tooth, and the price of each?',
          'How many visits will it take?',
          'Can you explain the plan in Chinese?',
        ],
      },
    },
  },
  {
    id: 'orthodontics',
    nuccCodes: ['1223X0400X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '牙齿矫正',
        aliases: ['正畸科', '牙齿正畸', '箍牙', '隐形牙套', '矫正牙医', '牙套矫正'],
        description: '牙齿矫正医生把不整齐的牙慢慢排好，也调整咬合。办法有金属牙套和透明牙套，孩子和大人都可以做。',
        whenToGo: ['牙齿不齐、太挤、有缝', '上下牙咬不拢', '孩子开始换牙，想先评估'],
        questionsToAsk: ['总共要多久、多少钱？', '可以分期付款吗？', '之后要戴多久的保持器？'],
      },
      'zh-Hant': {
        name: '齒列矯正',
        aliases: ['牙齒矯正', '箍牙', '矯正科', '隱形牙套', '矯正牙醫', '牙套矯正'],
        description: '矯正牙醫把不整齊的牙齒慢慢排好，也調整咬合。方式有金屬牙套和透明牙套，孩子和大人都可以做。',
        whenToGo: ['牙齒不整齊、太擠、有縫', '上下排牙咬不攏', '孩子開始換牙，想先評估'],
        questionsToAsk: ['總共要多久、多少錢？', '可以分期付款嗎？', '之後維持器要戴多久？'],
      },
      'en-US': {
        name: 'Orthodontics',
        aliases: ['orthodontist', 'braces', 'clear aligners', 'teeth straightening'],
        description:
          'Orthodontists move crooked teeth into line and fix the bite, with metal braces or clear aligners. Both children and adults can get them.',
        whenToGo: [
          'Teeth that are crooked, crowded, or gapped',
          'Upper and lower teeth that do not meet',
          'A child is getting adult teeth and you want an early check',
        ],
        questionsToAsk: [
          'How long will it take, and what is the total price?',
          'Can I pay monthly?',
          'How long will I wear a retainer after?',
        ],
      },
    },
  },
  {
    id: 'pediatric-dentistry',
    nuccCodes: ['1223P0221X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '儿童牙科',
        aliases: ['小孩牙医', '儿童牙医', '小儿牙科', '宝宝看牙'],
        description: '儿童牙科专门看孩子的牙。医生会教怎么刷牙，做检查、涂氟、补牙，也懂得怎么安抚怕看牙的孩子。',
        whenToGo: ['长第一颗牙或满一岁时', '牙上有黑点、牙痛', '孩子很怕看牙'],
        questionsToAsk: ['家长可以陪在旁边吗？', '孩子不配合时怎么做？', '多久检查和涂氟一次？'],
      },
      'zh-Hant': {
        name: '兒童牙科',
        aliases: ['兒童牙醫', '小孩牙醫', '小朋友看牙', '小兒牙科'],
        description: '兒童牙科專門看小朋友的牙齒。醫生會教怎麼刷牙，做檢查、塗氟、補牙，也懂得安撫害怕看牙的孩子。',
        whenToGo: ['長第一顆牙或滿一歲時', '牙齒有黑點、牙痛', '孩子很怕看牙'],
        questionsToAsk: ['家長可以陪在旁邊嗎？', '孩子不配合時怎麼做？', '多久檢查和塗氟一次？'],
      },
      'en-US': {
        name: 'Pediatric Dentistry',
        aliases: ['pediatric dentist', 'kids dentist', "children's dentist", 'baby dentist'],
        description:
          'Pediatric dentists look after children’s teeth. They teach brushing, do checkups, fluoride, and fillings, and know how to calm a nervous child.',
        whenToGo: [
          'At the first tooth or first birthday',
          'Dark spots or a toothache',
          'A child is afraid of the dentist',
        ],
        questionsToAsk: [
          'Can I stay with my child?',
          'What do you do if my child won’t sit still?',
          'How often are checkups and fluoride?',
        ],
      },
    },
  },
  {
    id: 'oral-surgery',
    nuccCodes: ['1223S0112X', '204E00000X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '口腔颌面外科',
        aliases: ['口腔外科', '颌面外科', '拔智齿', '牙科手术'],
        description: '口腔颌面外科做嘴巴、牙齿和下巴的手术，例如拔阻生智齿、种牙和处理颌骨问题。可以按需要安排麻醉。',
        whenToGo: ['智齿发炎或长歪', '种牙前要补骨', '下巴、口腔里有肿块', '脸或下巴受伤'],
        questionsToAsk: ['用哪一种麻醉？要有人来接吗？', '拔完肿几天，怎么吃东西？', '算牙科保险还是医疗保险？'],
      },
      'zh-Hant': {
        name: '口腔顎面外科',
        aliases: ['口腔外科', '口外', '顎面外科', '拔智慧齒', '脫智慧齒'],
        description: '口腔顎面外科做嘴巴、牙齒和下巴的手術，例如拔阻生智齒、植牙和處理顎骨問題。可以依需要安排麻醉。',
        whenToGo: ['智齒發炎或長歪', '植牙前要補骨', '下巴、口腔裡有腫塊', '臉或下巴受傷'],
        questionsToAsk: ['用哪一種麻醉？要有人來接嗎？', '拔完會腫幾天，怎麼吃東西？', '算牙科保險還是醫療保險？'],
      },
      'en-US': {
        name: 'Oral Surgery',
        aliases: ['oral surgeon', 'oral and maxillofacial surgery', 'wisdom teeth surgeon', 'jaw surgeon'],
        description:
          'Oral surgeons operate on the mouth, teeth, and jaw: impacted wisdom teeth, implants, and jaw problems. They can arrange anesthesia.',
        whenToGo: [
          'A wisdom tooth that is sore or growing sideways',
          'A bone graft before an implant',
          'A lump in the mouth or jaw',
          'An injury to the face or jaw',
        ],
        questionsToAsk: [
          'What kind of anesthesia, and do I need a ride home?',
          'How long will I be swollen, and what can I eat?',
          'Does dental or medical insurance cover this?',
        ],
      },
    },
  },
  {
    id: 'periodontics',
    nuccCodes: ['1223P0300X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '牙周科',
        aliases: ['牙龈科', '牙周医生', '深层洗牙', '牙周治疗', '看牙龈'],
        description: '牙周科看牙龈和牙齿周围的骨头。牙龈发炎、牙齿松动时，医生会做深层清洁，必要时做牙龈手术或种牙。',
        whenToGo: ['刷牙常流血、牙龈肿', '牙齿松动、牙龈萎缩', '口臭一直不好'],
        questionsToAsk: ['我的牙周情况到什么程度？', '深层清洁要做几次？', '以后多久回来一次？'],
      },
      'zh-Hant': {
        name: '牙周病科',
        aliases: ['牙周科', '牙周專科', '深層洗牙', '牙周治療', '看牙肉'],
        description: '牙周病科看牙齦和牙齒周圍的骨頭。牙齦發炎、牙齒鬆動時，醫生會做深層清潔，必要時做牙齦手術或植牙。',
        whenToGo: ['刷牙常流血、牙齦腫', '牙齒搖、牙齦萎縮', '口臭一直不好'],
        questionsToAsk: ['我的牙周狀況到什麼程度？', '深層清潔要做幾次？', '之後多久複診一次？'],
      },
      'en-US': {
        name: 'Periodontics',
        aliases: ['periodontist', 'gum doctor', 'gum specialist', 'deep cleaning dentist'],
        description:
          'Periodontists treat the gums and the bone around the teeth. For swollen gums or loose teeth they do deep cleanings and, when needed, gum surgery or implants.',
        whenToGo: [
          'Gums that swell or bleed when you brush',
          'Loose teeth or receding gums',
          'Bad breath that won’t go away',
        ],
        questionsToAsk: [
          'How serious is my gum disease?',
          'How many deep cleanings do I need?',
          'How often should I come back?',
        ],
      },
    },
  },
  {
    id: 'endodontics',
    nuccCodes: ['1223E0200X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '牙髓科',
        aliases: ['根管治疗', '根管科', '杀神经', '抽牙神经', '牙髓病科', '做根管'],
        description: '牙髓科医生处理牙齿里面的神经，也就是做根管治疗。目的是把牙留下来，不用拔掉。',
        whenToGo: ['牙痛到睡不着', '咬东西痛、冷热都痛', '做过根管的牙又痛'],
        questionsToAsk: ['这颗牙保得住吗？', '要做几次，会痛吗？', '做完要不要加牙套？'],
      },
      'zh-Hant': {
        name: '根管治療',
        aliases: ['根管治療科', '牙髓病科', '抽神經', '杜牙根', '根管專科', '做根管'],
        description: '根管治療醫生處理牙齒裡面的神經，希望把牙齒留下來，不必拔掉。',
        whenToGo: ['牙痛到睡不著', '咬東西痛、冷熱都痛', '做過根管的牙又痛'],
        questionsToAsk: ['這顆牙保得住嗎？', '要做幾次，會痛嗎？', '做完要不要裝牙套？'],
      },
      'en-US': {
        name: 'Endodontics',
        aliases: ['endodontist', 'root canal', 'root canal specialist'],
        description:
          'Endodontists treat the nerve inside a tooth. This is called a root canal, and the aim is to keep the tooth instead of pulling it.',
        whenToGo: [
          'A toothache that won’t let you sleep',
          'Pain when you bite, or with hot and cold',
          'Pain in a tooth that already had a root canal',
        ],
        questionsToAsk: [
          'Can this tooth be saved?',
          'How many visits, and will it hurt?',
          'Will I need a crown after?',
        ],
      },
    },
  },
  {
    id: 'prosthodontics',
    nuccCodes: ['1223P0700X'],
    bodyArea: 'teeth',
    parentId: 'dentistry',
    text: {
      'zh-Hans': {
        name: '口腔修复科',
        aliases: ['修复科', '镶牙', '假牙科', '义齿', '牙冠', '全口假牙'],
        description: '口腔修复科帮缺牙的人补回牙齿，做牙冠、牙桥、假牙和种植牙上面的牙。情况复杂时，由他们统一安排。',
        whenToGo: ['缺了几颗牙，吃东西不方便', '假牙松、会痛', '想做全口假牙或种牙'],
        questionsToAsk: ['固定的和活动的有什么不同？', '总共多少钱，保险包多少？', '大概可以用多久？'],
      },
      'zh-Hant': {
        name: '補綴科',
        aliases: ['假牙科', '贗復科', '鑲牙', '補綴專科', '牙冠牙橋', '全口假牙'],
        description: '補綴科幫缺牙的人補回牙齒，做牙冠、牙橋、假牙和植牙上面的牙。情況複雜時，由他們統一規劃。',
        whenToGo: ['缺了幾顆牙，吃東西不方便', '假牙鬆、會痛', '想做全口假牙或植牙'],
        questionsToAsk: ['固定的和活動的有什麼不同？', '總共多少錢，保險給付多少？', '大概可以用多久？'],
      },
      'en-US': {
        name: 'Prosthodontics',
        aliases: ['prosthodontist', 'dentures', 'crowns and bridges', 'false teeth'],
        description:
          'Prosthodontists replace missing teeth with crowns, bridges, dentures, and teeth on implants. In complex cases, they plan treatment for the whole mouth.',
        whenToGo: [
          'Missing teeth make it hard to eat',
          'Dentures that are loose or sore',
          'You want full dentures or implants',
        ],
        questionsToAsk: [
          'How do fixed and removable teeth compare?',
          'What is the total price, and what will insurance pay?',
          'About how long will they last?',
        ],
      },
    },
  },
]
