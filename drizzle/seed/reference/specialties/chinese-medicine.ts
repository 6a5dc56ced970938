import type { SpecialtyEntry } from './entry.ts'

export const chineseMedicine: SpecialtyEntry[] = [
  {
    id: 'acupuncture',
    nuccCodes: ['171100000X'],
    bodyArea: 'chinese-medicine',
    text: {
      'zh-Hans': {
        name: '针灸',
        aliases: ['中医', '针灸师', '中医针灸', '扎针', '拔罐', '看中医', '中医师'],
        description:
          '针灸师用细针、拔罐等中医方法帮您调理身体，来看的多半是腰颈痛、头痛和睡不好的人。纽约州发的是针灸师执照（L.Ac.）。',
        whenToGo: ['腰、颈、肩、膝盖酸痛', '头痛、睡不好、压力大', '西医看过，想再配合调理'],
        questionsToAsk: [
          '您有纽约州针灸师执照吗？',
          '我的保险包针灸吗？包几次？',
          '大概要来几次？',
          '我在吃西药，要注意什么？',
        ],
      },
      'zh-Hant': {
        name: '針灸',
        aliases: ['中醫', '針灸師', '中醫針灸', '扎針', '拔罐', '看中醫', '中醫師'],
        description:
          '針灸師用細針、拔罐等中醫方法幫您調理身體，來看的多半是腰頸痛、頭痛和睡不好的人。紐約州發的是針灸師執照（L.Ac.）。',
        whenToGo: ['腰、頸、肩、膝蓋痠痛', '頭痛、睡不好、壓力大', '看過西醫，想再配合調理'],
        questionsToAsk: [
          '您有紐約州針灸師執照嗎？',
          '我的保險給付針灸嗎？幾次？',
          '大概要來幾次？',
          '我在吃西藥，要注意什麼？',
        ],
      },
      'en-US': {
        name: 'Acupuncture',
        aliases: ['acupuncturist', 'Chinese medicine', 'TCM', 'cupping', 'traditional Chinese medicine', 'L.Ac.'],
        description:
          'Acupuncturists use thin needles, cupping, and other methods from Chinese medicine. People often come for back or neck pain, headaches, and poor sleep. New York State licenses acupuncturists (L.Ac.).',
        whenToGo: [
          'Sore back, neck, shoulders, or knees',
          'Headaches, poor sleep, or stress',
          'You’ve seen a doctor and want to try acupuncture as well',
        ],
        questionsToAsk: [
          'Do you have a New York acupuncture license?',
          'Does my plan cover acupuncture, and how many visits?',
          'About how many visits will I need?',
          'I take other medicines. Is there anything to watch for?',
        ],
      },
    },
  },
]
