import { aging, cdc, medlinePlus } from './sources.ts'
import type { Topic } from './topic.ts'

export const elderCare: Topic[] = [
  {
    key: 'fall-prevention',
    category: 'elder-care',
    specialtySlugs: ['family-medicine', 'geriatric-medicine', 'physical-therapy', 'ophthalmology', 'podiatry'],
    sources: [
      cdc('STEADI - Older Adult Fall Prevention', 'steadi/index.html'),
      aging(
        'Falls and Fractures in Older Adults: Causes and Prevention',
        'falls-and-falls-prevention/falls-and-fractures-older-adults-causes-and-prevention',
      ),
    ],
    text: {
      'zh-Hans': {
        title: '老人防跌倒',
        aliases: ['跌倒', '摔跤', '防摔', '走路不稳', '老人摔倒'],
        summary: '65岁以上的人，每年大约四个里有一个会跌倒。很多跌倒可以预防，跌过一定要告诉医生。',
        body: `
          跌倒常常不只一个原因：腿没力、看不清、头晕、吃的药、家里的杂物。怕跌就不动，反而更容易跌。
          ## 家里先改
          - 收起小地毯和电线，走道和厕所留夜灯。
          - 浴室装扶手和防滑垫，常用的东西放在手拿得到的地方。
          - 在家也穿包脚、防滑的鞋，不要只穿袜子或拖鞋。
          ## 什么时候看医生
          - 一年内跌过，走路要扶东西，或站起来会晕。
          - 吃安眠药、过敏药、降压药，或同时吃很多种药。
          ## 看哪一科，问什么
          - 先看家庭医生或老年科；练腿力和平衡看物理治疗，每年查眼睛和脚。
          - 可以问：哪些药会让我头晕？要不要测骨密度？太极适合我吗？保险包助行器吗？
          - 独居的人可以问紧急呼叫器。
          ## 马上打911
          撞到头（吃抗凝血药的更要小心）、站不起来、髋部很痛、神志不清或呕吐。看起来没事，之后头越来越痛也要打。
        `,
      },
      'zh-Hant': {
        title: '長者防跌倒',
        aliases: ['跌倒', '摔跤', '防跌', '走路不穩', '老人跌倒'],
        summary: '65歲以上的人，每年大約四個裡有一個會跌倒。很多跌倒可以預防，跌過一定要告訴醫生。',
        body: `
          跌倒常常不只一個原因：腿沒力、看不清、頭暈、吃的藥、家裡的雜物。怕跌就不動，反而更容易跌。
          ## 家裡先改
          - 收起小地毯和電線，走道和洗手間留夜燈。
          - 浴室裝扶手和止滑墊，常用的東西放在手拿得到的地方。
          - 在家也穿包腳、防滑的鞋，不要只穿襪子或拖鞋。
          ## 什麼時候看醫生
          - 一年內跌過，走路要扶東西，或站起來會暈。
          - 吃安眠藥、過敏藥、降血壓藥，或同時吃很多種藥。
          ## 看哪一科，問什麼
          - 先看家庭醫生或老年科；練腿力和平衡看物理治療，每年檢查眼睛和腳。
          - 可以問：哪些藥會讓我頭暈？要不要測骨密度？太極適合我嗎？保險給付助行器嗎？
          - 獨居的人可以問緊急呼叫器（平安鐘）。
          ## 馬上打911
          撞到頭（吃抗凝血藥的更要小心）、站不起來、髖部很痛、神智不清或嘔吐。看起來沒事，之後頭越來越痛也要打。
        `,
      },
      'en-US': {
        title: 'Preventing falls',
        aliases: ['falls', 'fall prevention', 'unsteady walking', 'elderly fall', 'balance'],
        summary:
          'About one in four people 65 and older falls each year. Many falls can be prevented, and a doctor should know about each one.',
        body: `
          A fall often has several causes: weak legs, poor eyesight, dizziness, medicines, clutter. Moving less because you’re afraid makes falls more likely.
          ## Start at home
          - Put away small rugs and cords, and leave night lights in the hall and bathroom.
          - Add grab bars and non-slip mats, and keep everyday things within reach.
          - Wear closed, non-slip shoes indoors rather than socks or slippers.
          ## When to see a doctor
          - You fell in the past year, hold on to things when walking, or get dizzy when you stand.
          - You take sleeping pills, allergy or blood pressure medicine, or many medicines at once.
          ## Who to see and what to ask
          - Start with primary care or geriatrics. Physical therapy builds strength and balance. Have your eyes and feet checked every year.
          - Ask: Which medicines make me dizzy? Do I need a bone density scan? Is tai chi right for me? Is a walker covered?
          - If you live alone, ask about an alert button.
          ## Call 911
          Call for a blow to the head (especially if you take a blood thinner), severe hip pain, confusion, vomiting, or if you can’t get up. Call too if you seem fine but a headache gets worse later.
        `,
      },
    },
  },
  {
    key: 'dementia-signs',
    category: 'elder-care',
    specialtySlugs: ['family-medicine', 'geriatric-medicine', 'neurology', 'psychiatry', 'psychology'],
    sources: [
      medlinePlus('Dementia', 'dementia'),
      aging(
        'What Is Dementia? Symptoms, Types, and Diagnosis',
        'alzheimers-and-dementia/what-dementia-symptoms-types-and-diagnosis',
      ),
    ],
    text: {
      'zh-Hans': {
        title: '失智症（老年痴呆）的早期信号',
        aliases: ['老年痴呆', '失智', '痴呆症', '记忆力变差', '阿尔茨海默病', '健忘'],
        summary: '记性变差影响到日常生活，不是正常的老化。早点看医生，有的原因可以治。',
        body: `
          老了忘记名字、后来又想起来，多半正常。常做的事不会做了、在熟悉的路上走丢，就要看医生。
          ## 有哪些表现
          - 同一个问题一直问，忘了刚发生的事。
          - 不会算账、煮饭忘了关火、吃错药。
          - 想不起常用的词，认不出日期和地方。
          - 变得多疑、冷淡、容易发火。
          ## 什么时候看医生
          - 家人先看出来，就陪老人去；把例子和开始的时间写下来。
          - 甲状腺病、缺维生素B12、抑郁、听力差、药的副作用也会像失智，有的可以改善。
          ## 看哪一科，问什么
          - 先看家庭医生或老年科，再看神经科。要用老人最熟的语言测试，请要专业口译。
          - 可以问：是哪一种？要做哪些检查？还能开车、管钱吗？照顾的人有什么帮助？
          - 早点谈医疗代理人。阿尔茨海默病协会24小时热线1-800-272-3900，可以要求中文。
          ## 马上打911
          几小时到几天内突然糊涂、发烧、叫不醒、半边没力，或走失找不到。
        `,
      },
      'zh-Hant': {
        title: '失智症（腦退化）的早期徵兆',
        aliases: ['失智症', '失智', '老人痴呆', '腦退化症', '記憶力變差', '阿茲海默症', '健忘'],
        summary: '記性變差影響到日常生活，不是正常的老化。早點看醫生，有的原因可以治療。',
        body: `
          老了忘記名字、後來又想起來，多半正常。常做的事不會做了、在熟悉的路上走失，就要看醫生。
          ## 有哪些徵兆
          - 同一個問題一直問，忘了剛發生的事。
          - 不會算帳、煮飯忘了關火、吃錯藥。
          - 想不起常用的詞，認不出日期和地方。
          - 變得多疑、冷淡、容易發脾氣。
          ## 什麼時候看醫生
          - 家人先看出來，就陪長者去；把例子和開始的時間寫下來。
          - 甲狀腺疾病、缺維生素B12、憂鬱、聽力差、藥的副作用也會像失智，有的可以改善。
          ## 看哪一科，問什麼
          - 先看家庭醫生或老年科，再看神經科。要用長者最熟的語言測試，請要專業口譯。
          - 可以問：是哪一種？要做哪些檢查？還能開車、管錢嗎？照顧的人有什麼幫助？
          - 早點談醫療代理人。阿茲海默症協會24小時專線1-800-272-3900，可以要求中文。
          ## 馬上打911
          幾小時到幾天內突然糊塗、發燒、叫不醒、半邊沒力，或走失找不到。
        `,
      },
      'en-US': {
        title: 'Dementia: early signs',
        aliases: ['dementia', 'Alzheimer’s', 'memory loss', 'forgetfulness', 'memory problems'],
        summary:
          'Memory trouble that disrupts daily life is not normal aging. See a doctor early, because some causes can be treated.',
        body: `
          Forgetting a name and recalling it later is usually normal. Getting lost on a familiar street, or forgetting how to do everyday tasks, is a reason to see a doctor.
          ## Signs
          - Asking the same question again and again, or forgetting what just happened.
          - Trouble with bills, leaving the stove on, or taking the wrong pills.
          - Forgetting common words, or mixing up dates and places.
          - Becoming suspicious, withdrawn, or quick to anger.
          ## When to see a doctor
          - Family often notices first. Go with them, and write down examples and when it began.
          - Thyroid disease, low vitamin B12, depression, poor hearing, and medicines can look like dementia, and some of these get better.
          ## Who to see and what to ask
          - Start with primary care or geriatrics, then neurology. Testing should be in the person’s best language, with a trained interpreter.
          - Ask: Which kind is it? Which tests are needed? Is driving or handling money still safe? What help is there for caregivers?
          - Talk early about a health care proxy. The Alzheimer’s Association has a 24-hour helpline, 1-800-272-3900. Ask for Chinese.
          ## Call 911
          Call for confusion that comes on within hours or days, with or without a fever; weakness on one side; someone who can’t be woken; or someone who is missing.
        `,
      },
    },
  },
  {
    key: 'medicine-review',
    category: 'elder-care',
    specialtySlugs: ['family-medicine', 'internal-medicine', 'geriatric-medicine'],
    sources: [
      aging(
        'Taking Medicines Safely as You Age',
        'medicines-and-medication-management/taking-medicines-safely-you-age',
      ),
      medlinePlus('Medicines', 'medicines'),
    ],
    text: {
      'zh-Hans': {
        title: '老人的药：一袋全带来',
        aliases: ['老人吃药', '药太多', '多种药一起吃', '中药西药一起吃', '药物核对'],
        summary: '每年至少一次，把家里所有的药装进一个袋子，带给医生或药剂师看，找出重复和冲突的药。',
        body: `
          年纪大了，身体排药变慢。看几个医生，又吃中药和保健品，容易重复或互相冲突，引起头晕、跌倒、糊涂。
          ## 袋子里放什么
          - 所有处方药、药水、药膏、眼药水、吸入器、打的针。
          - 药房买的止痛药、安眠药、感冒药、胃药。
          - 中药、成药、药酒、维生素，国内带来的药，连盒子一起。
          - 一张单子：哪个医生开的、为什么吃、实际怎么吃、对什么过敏。
          ## 问医生和药剂师
          - 每种药还需要吗？有没有可以停或减的？
          - 和我的中药、葡萄柚、酒会冲突吗？
          - 哪些让我容易跌倒或糊涂？漏吃了怎么办？
          - 能用中文贴标签吗？
          ## 什么时候看医生
          - 换了新药后头晕、想睡、便秘、糊涂、出血。
          - 刚出院，或换了医生。不要自己停药，不要吃别人的药。
          ## 马上求助
          吃错或吃多了，打毒物控制中心1-800-222-1222，可以要求中文。叫不醒、喘不过气、抽筋，打911。
        `,
      },
      'zh-Hant': {
        title: '長者的藥：一袋全帶來',
        aliases: ['老人吃藥', '藥太多', '多重用藥', '中藥西藥一起吃', '藥物核對'],
        summary: '每年至少一次，把家裡所有的藥裝進一個袋子，帶給醫生或藥劑師看，找出重複和衝突的藥。',
        body: `
          年紀大了，身體排藥變慢。看幾個醫生，又吃中藥和保健品，容易重複或互相衝突，引起頭暈、跌倒、糊塗。
          ## 袋子裡放什麼
          - 所有處方藥、藥水、藥膏、眼藥水、吸入器、打的針。
          - 藥房買的止痛藥、安眠藥、感冒藥、胃藥。
          - 中藥、成藥、藥酒、維生素，從家鄉帶來的藥，連盒子一起。
          - 一張單子：哪個醫生開的、為什麼吃、實際怎麼吃、對什麼過敏。
          ## 問醫生和藥劑師
          - 每種藥還需要嗎？有沒有可以停或減的？
          - 和我的中藥、葡萄柚（西柚）、酒會衝突嗎？
          - 哪些讓我容易跌倒或糊塗？漏吃了怎麼辦？
          - 能用中文貼標籤嗎？
          ## 什麼時候看醫生
          - 換了新藥後頭暈、想睡、便秘、糊塗、出血。
          - 剛出院，或換了醫生。不要自己停藥，不要吃別人的藥。
          ## 馬上求助
          吃錯或吃多了，打毒物控制中心1-800-222-1222，可以要求中文。叫不醒、喘不過氣、抽筋，打911。
        `,
      },
      'en-US': {
        title: 'Medicine review for older adults: the brown bag',
        aliases: ['brown bag review', 'too many medicines', 'polypharmacy', 'medication review', 'pills and herbs'],
        summary:
          'At least once a year, put every medicine at home in one bag and show it to a doctor or pharmacist, who can spot duplicates and conflicts.',
        body: `
          With age the body clears medicine more slowly. Seeing several doctors and taking herbs and supplements can lead to duplicates or conflicts that cause dizziness, falls, or confusion.
          ## What goes in the bag
          - All prescriptions, liquids, creams, eye drops, inhalers, and shots.
          - Pain relievers, sleep aids, and cold and stomach medicines from the drugstore.
          - Herbs, patent remedies, medicinal wine, vitamins, and medicine from abroad, with the boxes.
          - A list: who prescribed it, why, how you really take it, and your allergies.
          ## Ask the doctor and pharmacist
          - Do I still need each one? Can any be stopped or cut back?
          - Do they conflict with my herbs, grapefruit, or alcohol?
          - Which could make me fall or get confused? What if I miss one?
          - Can the label be in Chinese?
          ## When to see a doctor
          - You feel dizzy, sleepy, constipated, or confused, or you bleed, after a new medicine.
          - You just left the hospital or changed doctors. Don’t stop medicine on your own or take someone else’s.
          ## Get help right away
          For a wrong medicine or too much of it, call Poison Help, 1-800-222-1222, and ask for Chinese. Call 911 if someone can’t be woken, can’t breathe, or has a seizure.
        `,
      },
    },
  },
]
