import type { SpecialtyEntry } from './entry.ts'

export const skinEyesAndEars: SpecialtyEntry[] = [
  {
    id: 'dermatology',
    nuccCodes: ['207N00000X', '207ND0101X', '207ND0900X', '207NI0002X', '207NP0225X', '207NS0135X'],
    bodyArea: 'skin',
    text: {
      'zh-Hans': {
        name: '皮肤科',
        aliases: ['皮肤', '皮肤医生', '皮肤病科', '看皮肤', '医学美容'],
        description: '皮肤科看皮肤、头发和指甲的问题，例如湿疹、青春痘、荨麻疹和灰指甲。痣有变化，也请皮肤科看一看。',
        whenToGo: ['湿疹、发痒、出疹子', '青春痘、痘印', '痣变大、变色、流血', '掉头发、灰指甲'],
        questionsToAsk: [
          '这是什么问题，会传染吗？',
          '药膏怎么擦、擦多久？',
          '需要切片检查吗？',
          '美容项目保险付不付？',
        ],
      },
      'zh-Hant': {
        name: '皮膚科',
        aliases: ['皮膚', '皮膚科醫生', '皮膚科醫師', '看皮膚', '醫美'],
        description: '皮膚科看皮膚、頭髮和指甲的問題，例如濕疹、青春痘、蕁麻疹和灰指甲。痣有變化，也請皮膚科看一看。',
        whenToGo: ['濕疹、皮膚癢、起疹子', '青春痘、痘疤', '痣變大、變色、流血', '掉髮、灰指甲'],
        questionsToAsk: [
          '這是什麼問題，會傳染嗎？',
          '藥膏怎麼擦、擦多久？',
          '需要切片檢查嗎？',
          '醫美項目保險給付嗎？',
        ],
      },
      'en-US': {
        name: 'Dermatology',
        aliases: ['skin doctor', 'dermatologist', 'skin specialist', 'acne doctor'],
        description:
          'Dermatologists treat skin, hair, and nails: eczema, acne, hives, and nail fungus. See one if a mole changes.',
        whenToGo: [
          'Eczema, itching, or a rash',
          'Acne or acne scars',
          'A mole that grows, changes color, or bleeds',
          'Hair loss or nail fungus',
        ],
        questionsToAsk: [
          'What is this, and can it spread to others?',
          'How do I use the cream, and for how long?',
          'Do I need a biopsy?',
          'Does insurance pay for cosmetic care?',
        ],
      },
    },
  },
  {
    id: 'ophthalmology',
    nuccCodes: [
      '207W00000X',
      '207WX0009X',
      '207WX0107X',
      '207WX0108X',
      '207WX0109X',
      '207WX0110X',
      '207WX0120X',
      '207WX0200X',
    ],
    bodyArea: 'eyes-ears-nose-throat',
    text: {
      'zh-Hans': {
        name: '眼科',
        aliases: ['眼科医生', '眼睛', '看眼睛', '眼科手术', '视网膜科'],
        description:
          '眼科医生看眼睛的病，也做眼睛的手术，例如白内障、青光眼和视网膜问题。糖尿病人要定期请眼科查眼底。只是配眼镜，可以先看验光师。突然看不见、眼睛受伤或进了化学品，请马上去急诊或打911。',
        whenToGo: [
          '看东西模糊、视力下降',
          '白内障、青光眼',
          '糖尿病要查眼底',
          '眼前有黑影飘（突然变多或有闪光，当天就要看）',
        ],
        questionsToAsk: [
          '散瞳后可以开车吗？',
          '需要开刀吗？什么时候做合适？',
          '保险包检查和眼镜吗？',
          '多久回来检查一次？',
        ],
      },
      'zh-Hant': {
        name: '眼科',
        aliases: ['眼科醫生', '眼科醫師', '眼睛', '看眼睛', '眼科手術'],
        description:
          '眼科醫生看眼睛的疾病，也做眼睛的手術，例如白內障、青光眼和視網膜問題。糖尿病人要定期請眼科檢查眼底。只是配眼鏡，可以先看驗光師。突然看不見、眼睛受傷或碰到化學品，請馬上去急診或打911。',
        whenToGo: [
          '看東西模糊、視力變差',
          '白內障、青光眼',
          '糖尿病要檢查眼底',
          '眼前有黑影飄（突然變多或有閃光，當天就要看）',
        ],
        questionsToAsk: [
          '散瞳後可以開車嗎？',
          '需要開刀嗎？什麼時候做比較好？',
          '保險給付檢查和眼鏡嗎？',
          '多久回來檢查一次？',
        ],
      },
      'en-US': {
        name: 'Ophthalmology',
        aliases: ['eye doctor', 'ophthalmologist', 'eye surgeon', 'eye MD', 'retina doctor'],
        description:
          'Ophthalmologists treat eye diseases and do eye surgery, for example for cataracts, glaucoma, and retina problems. People with diabetes need regular eye exams here. For glasses only, an optometrist is enough. If you suddenly can’t see, hurt your eye, or get a chemical in it, go to the emergency room or call 911.',
        whenToGo: [
          'Vision that is blurry or getting worse',
          'Cataracts or glaucoma',
          'A diabetic eye exam',
          'Floating dark spots (if they suddenly increase or you see flashes, be seen the same day)',
        ],
        questionsToAsk: [
          'Can I drive after my eyes are dilated?',
          'Do I need surgery, and when is a good time?',
          'Does my plan cover the exam and glasses?',
          'How often should I come back?',
        ],
      },
    },
  },
  {
    id: 'optometry',
    nuccCodes: ['152W00000X', '152WC0802X', '152WL0500X', '152WP0200X', '152WS0006X', '152WV0400X', '152WX0102X'],
    bodyArea: 'eyes-ears-nose-throat',
    text: {
      'zh-Hans': {
        name: '验光',
        aliases: ['视光', '验光师', '验光配镜', '视光师', '眼镜店验光'],
        description: '验光师（OD）检查视力、配眼镜和隐形眼镜，也帮孩子控制近视。发现眼睛有病，会转给眼科医生。',
        whenToGo: ['看不清楚，想配眼镜或隐形眼镜', '孩子近视加深', '每年的视力检查'],
        questionsToAsk: ['我的眼镜保险包什么？', '孩子的近视可以怎么控制？', '可以把验光单给我吗？'],
      },
      'zh-Hant': {
        name: '驗光',
        aliases: ['視光', '驗光師', '驗光配鏡', '視光師', '配鏡驗光'],
        description: '驗光師（OD）檢查視力、配眼鏡和隱形眼鏡，也幫孩子控制近視。發現眼睛有疾病，會轉給眼科醫生。',
        whenToGo: ['看不清楚，想配眼鏡或隱形眼鏡', '孩子近視加深', '每年的視力檢查'],
        questionsToAsk: ['我的視力保險給付什麼？', '孩子的近視可以怎麼控制？', '可以給我驗光單嗎？'],
      },
      'en-US': {
        name: 'Optometry',
        aliases: ['optometrist', 'eye exam', 'glasses doctor', 'vision doctor', 'contact lens exam'],
        description:
          'Optometrists check your sight, fit glasses and contact lenses, and help slow a child’s nearsightedness. If they find eye disease, they send you to an ophthalmologist.',
        whenToGo: [
          'You can’t see clearly and want glasses or contacts',
          'A child’s nearsightedness is getting worse',
          'A yearly eye exam',
        ],
        questionsToAsk: [
          'What does my vision plan cover?',
          'How can we slow my child’s nearsightedness?',
          'May I have a copy of my prescription?',
        ],
      },
    },
  },
  {
    id: 'otolaryngology',
    nuccCodes: ['207Y00000X', '207YP0228X', '207YS0123X', '207YX0007X', '207YX0602X', '207YX0901X', '207YX0905X'],
    bodyArea: 'eyes-ears-nose-throat',
    text: {
      'zh-Hans': {
        name: '耳鼻喉科',
        aliases: ['耳鼻喉', '五官科', '耳鼻咽喉科', '耳科', '鼻科', '喉科'],
        description:
          '耳鼻喉科看耳朵、鼻子和喉咙的问题，例如鼻窦炎、耳鸣、扁桃体发炎和打呼。脖子上有肿块，也可以先看这一科。',
        whenToGo: ['鼻塞、流鼻血、鼻窦炎', '耳朵痛、耳鸣、听不清', '喉咙痛、声音沙哑超过两周', '打呼、脖子有肿块'],
        questionsToAsk: ['需要做内窥镜或听力检查吗？', '要吃药还是开刀？', '过敏也在这里看吗？'],
      },
      'zh-Hant': {
        name: '耳鼻喉科',
        aliases: ['耳鼻喉', 'ENT', '耳科', '鼻科', '喉科', '耳鼻喉專科'],
        description:
          '耳鼻喉科看耳朵、鼻子和喉嚨的問題，例如鼻竇炎、耳鳴、扁桃腺發炎和打鼾。脖子有腫塊，也可以先看這一科。',
        whenToGo: ['鼻塞、流鼻血、鼻竇炎', '耳朵痛、耳鳴、聽不清楚', '喉嚨痛、聲音沙啞超過兩週', '打鼾、脖子有腫塊'],
        questionsToAsk: ['需要做內視鏡或聽力檢查嗎？', '要吃藥還是開刀？', '過敏也在這裡看嗎？'],
      },
      'en-US': {
        name: 'Otolaryngology',
        aliases: [
          'ENT',
          'ear nose and throat',
          'ENT doctor',
          'otolaryngologist',
          'throat doctor',
          'sinus doctor',
          'nose doctor',
        ],
        description:
          'ENT doctors treat the ears, nose, and throat: sinus trouble, ringing in the ears, sore tonsils, and snoring. You can also start here for a lump in the neck.',
        whenToGo: [
          'A stuffy nose, nosebleeds, or sinus trouble',
          'Ear pain, ringing, or trouble hearing',
          'A sore throat or hoarse voice for more than two weeks',
          'Snoring, or a lump in the neck',
        ],
        questionsToAsk: [
          'Do I need a scope or a hearing test?',
          'Will medicine work, or do I need surgery?',
          'Do you treat allergies here too?',
        ],
      },
    },
  },
  {
    id: 'audiology',
    nuccCodes: ['231H00000X', '231HA2400X', '231HA2500X', '237600000X'],
    bodyArea: 'eyes-ears-nose-throat',
    text: {
      'zh-Hans': {
        name: '听力科',
        aliases: ['听力师', '听力检查', '助听器', '测听力', '验耳'],
        description: '听力师检查听力，配助听器，也教您怎么用和保养。新生儿和孩子也可以做听力检查。',
        whenToGo: ['听不清别人说话、电视开得很大声', '想配或调助听器', '孩子说话慢，想查听力'],
        questionsToAsk: ['我的听力损失到什么程度？', '保险包助听器吗？', '助听器可以试戴吗？'],
      },
      'zh-Hant': {
        name: '聽力科',
        aliases: ['聽力師', '聽力檢查', '助聽器', '測聽力', '驗耳', '驗聽力'],
        description: '聽力師檢查聽力，選配助聽器，也教您怎麼使用和保養。新生兒和孩子也可以做聽力檢查。',
        whenToGo: ['聽不清楚別人說話、電視開很大聲', '想選配或調整助聽器', '孩子說話慢，想檢查聽力'],
        questionsToAsk: ['我的聽力損失到什麼程度？', '保險給付助聽器嗎？', '助聽器可以試戴嗎？'],
      },
      'en-US': {
        name: 'Audiology',
        aliases: ['audiologist', 'hearing test', 'hearing aid', 'hearing check', 'hearing exam', 'hearing doctor'],
        description:
          'Audiologists test your hearing, fit hearing aids, and show you how to use and care for them. Babies and children can be tested too.',
        whenToGo: [
          'You miss words, or the TV is always loud',
          'You want a hearing aid, or yours needs adjusting',
          'A child is slow to talk and needs a hearing test',
        ],
        questionsToAsk: [
          'How much hearing have I lost?',
          'Does my plan cover hearing aids?',
          'Can I try the hearing aid first?',
        ],
      },
    },
  },
  {
    id: 'speech-therapy',
    nuccCodes: ['235Z00000X'],
    bodyArea: 'eyes-ears-nose-throat',
    text: {
      'zh-Hans': {
        name: '言语治疗',
        aliases: ['语言治疗', '语言治疗师', '言语治疗师', '语言矫正', '吞咽治疗'],
        description: '言语治疗师帮助说话、理解和吞咽有困难的人。孩子说话慢、口吃，中风后说不清楚、容易呛到，都可以来。',
        whenToGo: ['孩子到了年纪还不太说话', '口吃、发音不清', '中风后说话或吞咽有困难'],
        questionsToAsk: ['您可以用中文做治疗吗？', '双语会影响孩子说话吗？', '学校或早期干预可以付费吗？'],
      },
      'zh-Hant': {
        name: '語言治療',
        aliases: ['言語治療', '語言治療師', '言語治療師', '吞嚥治療', '早療語言'],
        description: '語言治療師幫助說話、理解和吞嚥有困難的人。孩子說話慢、口吃，中風後說不清楚、容易嗆到，都可以來。',
        whenToGo: ['孩子到了年紀還不太說話', '口吃、發音不清楚', '中風後說話或吞嚥有困難'],
        questionsToAsk: ['您可以用中文做治療嗎？', '雙語會影響孩子說話嗎？', '學校或早期療育可以給付嗎？'],
      },
      'en-US': {
        name: 'Speech Therapy',
        aliases: ['speech therapist', 'speech-language pathologist', 'SLP', 'swallowing therapy', 'speech pathology'],
        description:
          'Speech therapists help people who have trouble talking, understanding, or swallowing. They see children who talk late or stutter, and adults who can’t speak clearly or choke easily after a stroke.',
        whenToGo: [
          'A child is old enough to talk but says little',
          'Stuttering or unclear speech',
          'Trouble speaking or swallowing after a stroke',
        ],
        questionsToAsk: [
          'Can you do therapy in Chinese?',
          'Does speaking two languages slow my child’s speech?',
          'Will the school or Early Intervention pay?',
        ],
      },
    },
  },
]
