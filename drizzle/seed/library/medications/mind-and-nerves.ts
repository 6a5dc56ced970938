import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const ssri = tri('抗抑郁药（SSRI）', '抗憂鬱藥（SSRI）', 'Antidepressant (SSRI)')
const weeks = tri(
  '要几周才见效。突然停会头晕、烦躁，要由医生安排慢慢减量。',
  '要幾週才見效。突然停會頭暈、煩躁，要由醫生安排慢慢減量。',
  'It takes weeks to work. Stopping suddenly can cause dizziness and restlessness; your doctor will taper it.',
)
const thinners = tri(
  '和阿司匹林、布洛芬、抗凝药一起用，容易出血，先问医生。',
  '和阿斯匹靈、布洛芬、抗凝血劑一起用，容易出血，先問醫生。',
  'Taking it with aspirin, ibuprofen, or a blood thinner makes bleeding more likely; ask your doctor first.',
)
const breathing = tri(
  '和阿片类止痛药、安眠药、酒一起用，可能抑制呼吸，很危险。',
  '和鴉片類止痛藥、安眠藥、酒一起用，可能抑制呼吸，很危險。',
  'Taken with opioids, sleeping pills, or alcohol, it can slow your breathing, which is very dangerous.',
)
const nerveStop = tri(
  '不要突然停，可能抽搐。要停先问医生。',
  '不要突然停，可能抽搐。要停先問醫生。',
  'Do not stop suddenly; it can cause seizures. Ask your doctor before you stop.',
)
const dementia = tri(
  '不能让病完全好，但可以帮助记忆和日常生活一段时间。',
  '不能讓病完全好，但可以幫助記憶和日常生活一段時間。',
  'It can’t make the disease go away, but it may help memory and daily life for a while.',
)

export const mindAndNerves: MedicationEntry[] = [
  medication({
    generic: 'sertraline',
    brands: ['Zoloft'],
    names: names(['舍曲林', '左洛复'], ['舍曲林', '樂復得']),
    drugClass: ssri,
    status: 'rx',
    forms: 'many',
    use: tri(
      '治疗抑郁症、焦虑症、惊恐障碍、强迫症等。',
      '治療憂鬱症、焦慮症、恐慌症、強迫症等。',
      'Treats depression, anxiety, panic disorder, and obsessive-compulsive disorder.',
    ),
    cautions: [weeks, ask.mood, thinners, ask.pregnancy],
    herbs: herbs.serotonin,
    sources: [medlinePlus('a697048', 'Sertraline')],
  }),
  medication({
    generic: 'escitalopram',
    brands: ['Lexapro'],
    names: names(['艾司西酞普兰', '来士普'], ['艾司西酞普蘭', '立普能']),
    drugClass: ssri,
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri('治疗抑郁症和焦虑症。', '治療憂鬱症和焦慮症。', 'Treats depression and anxiety.'),
    cautions: [
      weeks,
      ask.mood,
      tri(
        '有心律不齐的人，先告诉医生。老人可能血钠太低，犯糊涂要就医。',
        '有心律不整的人，先告訴醫生。長輩可能血鈉太低，意識混亂要就醫。',
        'Tell your doctor first if you have an irregular heartbeat. In older adults, low sodium can cause confusion; if that happens, get care.',
      ),
      thinners,
    ],
    herbs: herbs.serotonin,
    sources: [medlinePlus('a603005', 'Escitalopram')],
  }),
  medication({
    generic: 'trazodone',
    brands: ['Desyrel'],
    names: names(['曲唑酮', '美抒玉'], ['曲唑酮', '美舒鬱']),
    drugClass: tri('抗抑郁药（有镇静作用）', '抗憂鬱藥（有鎮靜作用）', 'Antidepressant with a calming effect'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '治疗抑郁症，医生有时也用来帮助睡眠。',
      '治療憂鬱症，醫生有時也用來幫助睡眠。',
      'Treats depression. Doctors sometimes also use it for sleep.',
    ),
    cautions: [
      ask.drowsy,
      ask.mood,
      tri(
        '勃起疼痛不退，马上去急诊。',
        '勃起疼痛不退，馬上去急診。',
        'If you have a painful erection that won’t go away, go to an emergency room right away.',
      ),
      ask.alcohol,
    ],
    herbs: herbs.serotonin,
    sources: [medlinePlus('a681038', 'Trazodone')],
  }),
  medication({
    generic: 'zolpidem',
    brands: ['Ambien', 'Ambien CR', 'Edluar'],
    names: names(['唑吡坦', '思诺思'], ['唑吡坦', '使蒂諾斯', '史蒂諾斯']),
    drugClass: tri('安眠药', '安眠藥', 'Sleep medicine'),
    status: 'controlled',
    forms: tri(
      '片剂、长效片或舌下片',
      '錠劑、長效錠或舌下錠',
      'Tablet, long-acting tablet, or tablet under the tongue',
    ),
    use: tri('短期帮助入睡。', '短期幫助入睡。', 'Helps you fall asleep, for short-term use.'),
    cautions: [
      tri(
        '可能梦游、睡着开车、做事不记得；发生过就停药并告诉医生。',
        '可能夢遊、睡著開車、做事不記得；發生過就停藥並告訴醫生。',
        'Some people have walked or driven while asleep and not remembered it. If that happens, stop it and tell your doctor.',
      ),
      tri(
        '老人容易跌倒、犯糊涂，先和医生商量别的办法。',
        '長輩容易跌倒、意識混亂，先和醫生商量別的辦法。',
        'Older adults are more likely to fall or become confused; ask your doctor about other options first.',
      ),
      breathing,
      tri('会产生依赖，不要给别人吃。', '會產生依賴，不要給別人吃。', 'It can be habit-forming. Never share it.'),
    ],
    herbs: herbs.weakened,
    sources: [dailyMed('zolpidem')],
  }),
  medication({
    generic: 'gabapentin',
    brands: ['Neurontin', 'Gralise', 'Horizant'],
    names: names(['加巴喷丁'], ['加巴噴丁', '鎮頑癲']),
    drugClass: tri('抗癫痫药、神经痛药', '抗癲癇藥、神經痛藥', 'Anti-seizure and nerve pain medicine'),
    status: 'rx',
    forms: 'many',
    use: tri(
      '缓解带状疱疹后的神经痛，控制癫痫。',
      '緩解帶狀皰疹後的神經痛，控制癲癇。',
      'Eases nerve pain after shingles and controls seizures.',
    ),
    cautions: [ask.drowsy, breathing, nerveStop, ask.kidney],
    sources: [medlinePlus('a694007', 'Gabapentin')],
  }),
  medication({
    generic: 'pregabalin',
    brands: ['Lyrica'],
    names: names(['普瑞巴林', '乐瑞卡'], ['普瑞巴林', '利瑞卡']),
    drugClass: tri('抗癫痫药、神经痛药', '抗癲癇藥、神經痛藥', 'Anti-seizure and nerve pain medicine'),
    status: 'controlled',
    forms: 'capsuleOrLiquid',
    use: tri(
      '缓解糖尿病等引起的神经痛和纤维肌痛，控制癫痫。',
      '緩解糖尿病等引起的神經痛和纖維肌痛，控制癲癇。',
      'Eases nerve pain (such as from diabetes) and fibromyalgia, and controls seizures.',
    ),
    cautions: [
      ask.drowsy,
      breathing,
      nerveStop,
      tri(
        '脚肿、体重增加，告诉医生。',
        '腳腫、體重增加，請告訴醫生。',
        'Tell your doctor if your feet swell or you gain weight.',
      ),
    ],
    sources: [medlinePlus('a605045', 'Pregabalin')],
  }),
  medication({
    generic: 'donepezil',
    brands: ['Aricept', 'Adlarity'],
    names: names(['多奈哌齐', '安理申'], ['多奈哌齊', '愛憶欣']),
    drugClass: tri('胆碱酯酶抑制剂（失智症药）', '膽鹼酯酶抑制劑（失智症藥）', 'Cholinesterase inhibitor'),
    status: 'rx',
    forms: tri('片剂、口崩片或贴片', '錠劑、口溶錠或貼片', 'Tablet, dissolving tablet, or patch'),
    use: tri('用于阿尔茨海默病。', '用於阿茲海默症。', 'Used for Alzheimer’s disease.'),
    cautions: [
      dementia,
      tri(
        '心跳慢、昏倒、有胃溃疡的人，先告诉医生。',
        '心跳慢、昏倒、有胃潰瘍的人，先告訴醫生。',
        'Tell your doctor first if you have a slow heartbeat, fainting spells, or a stomach ulcer.',
      ),
      tri(
        '恶心、拉肚子、睡不好、体重下降，告诉医生。',
        '噁心、拉肚子、睡不好、體重下降，請告訴醫生。',
        'Tell your doctor about nausea, diarrhea, poor sleep, or weight loss.',
      ),
    ],
    sources: [medlinePlus('a697032', 'Donepezil')],
  }),
  medication({
    generic: 'memantine',
    brands: ['Namenda', 'Namenda XR'],
    names: names(['美金刚', '易倍申'], ['美金剛', '憶必佳']),
    drugClass: tri('NMDA受体拮抗剂（失智症药）', 'NMDA受體拮抗劑（失智症藥）', 'NMDA receptor blocker'),
    status: 'rx',
    forms: 'many',
    use: tri(
      '用于中到重度的阿尔茨海默病。',
      '用於中到重度的阿茲海默症。',
      'Used for moderate to severe Alzheimer’s disease.',
    ),
    cautions: [dementia, ask.kidney, ask.dizzy],
    sources: [medlinePlus('a604006', 'Memantine')],
  }),
]
