import { tri } from '#drizzle/seed/demo/tri.ts'
import type { MedicationEntry } from '#drizzle/seed/library/entry.ts'
import { herbs } from './herbs.ts'
import { ask, dailyMed, medication, medlinePlus, names } from './shape.ts'

const supplements = tri(
  '吃多了会血钙过高、长肾结石。几种补品一起吃的话，先全部拿给药剂师看。',
  '吃多了會血鈣過高、長腎結石。幾種補充品一起吃的話，先全部拿給藥劑師看。',
  'Too much can raise blood calcium and cause kidney stones. If you take several supplements, show them all to your pharmacist first.',
)

export const hormonesBonesAndProstate: MedicationEntry[] = [
  medication({
    generic: 'prednisone',
    brands: ['Deltasone', 'Rayos'],
    names: names(['泼尼松', '强的松'], ['潑尼松', '強的松', '口服類固醇'], ['oral steroid']),
    drugClass: tri('糖皮质激素', '類固醇', 'Corticosteroid'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '抑制发炎和过强的免疫反应，用于哮喘、关节炎、皮肤病等。',
      '抑制發炎和過強的免疫反應，用於氣喘、關節炎、皮膚病等。',
      'Calms inflammation and an overactive immune system, as in asthma, arthritis, and skin disease.',
    ),
    cautions: [
      tri(
        '吃了一段时间不能突然停，要由医生安排慢慢减量。',
        '吃了一段時間不能突然停，要由醫生安排慢慢減量。',
        'Once you’ve taken it for a while, do not stop suddenly; your doctor will taper it.',
      ),
      tri(
        '会升血糖、血压，伤骨头；有糖尿病、青光眼的人，先告诉医生。',
        '會讓血糖、血壓升高，傷骨頭；有糖尿病、青光眼的人，先告訴醫生。',
        'It raises blood sugar and blood pressure and weakens bones. Tell your doctor first if you have diabetes or glaucoma.',
      ),
      tri(
        '得过乙肝或结核病的人先告诉医生，用药前先检查：这个药可能让病复发。',
        '得過B型肝炎或結核病的人先告訴醫生，用藥前先檢查：這個藥可能讓病復發。',
        'If you’ve ever had hepatitis B or tuberculosis, tell your doctor and get tested first: this medicine may bring it back.',
      ),
      tri(
        '来路不明的“纯中药”止痛丸可能偷加激素，不要买。',
        '來路不明的「純中藥」止痛丸可能偷加類固醇，不要買。',
        '“Pure herbal” pain pills from unknown sources may contain hidden steroids; do not buy them.',
      ),
    ],
    herbs: herbs.potassium,
    sources: [dailyMed('prednisone')],
  }),
  medication({
    generic: 'tamsulosin',
    brands: ['Flomax'],
    names: names(['坦索罗辛', '坦洛新', '哈乐'], ['坦索羅辛', '活路利淨']),
    drugClass: tri('α受体阻滞剂', '甲型交感神經阻斷劑', 'Alpha blocker'),
    status: 'rx',
    forms: 'capsule',
    use: tri(
      '前列腺肥大的人吃了，小便会比较顺。',
      '攝護腺肥大的人吃了，小便會比較順。',
      'Makes it easier to urinate if you have an enlarged prostate.',
    ),
    cautions: [
      ask.dizzy,
      tri(
        '做白内障手术前，告诉眼科医生您在吃这个药。',
        '動白內障手術前，告訴眼科醫生您在吃這個藥。',
        'Before cataract surgery, tell your eye doctor you take it.',
      ),
      tri(
        '在吃降压药或西地那非（伟哥）的人，先问医生。',
        '在吃降血壓藥或西地那非（威而鋼）的人，先問醫生。',
        'If you take blood pressure medicine or sildenafil (Viagra), ask your doctor first.',
      ),
    ],
    sources: [dailyMed('tamsulosin')],
  }),
  medication({
    generic: 'finasteride',
    brands: ['Proscar', 'Propecia'],
    names: names(['非那雄胺', '保列治', '保法止'], ['非那雄胺', '波斯卡', '柔沛']),
    drugClass: tri('5α-还原酶抑制剂', '5α-還原酶抑制劑', '5-alpha reductase inhibitor'),
    status: 'rx',
    forms: 'tablet',
    use: tri(
      '缩小前列腺；也用于男性脱发。要几个月才见效。',
      '縮小攝護腺；也用於男性掉髮。要幾個月才見效。',
      'Shrinks the prostate. Also used for male hair loss. It takes months to work.',
    ),
    cautions: [
      tri(
        '会让PSA数值变低，验PSA前要告诉医生。',
        '會讓PSA數值變低，驗PSA前要告訴醫生。',
        'It lowers PSA results. Before a PSA test, tell your doctor you take it.',
      ),
      tri(
        '怀孕的人不要碰破损的药片。',
        '懷孕的人不要碰破損的藥片。',
        'Pregnant women should not touch broken tablets.',
      ),
      tri(
        '性欲下降、情绪低落，告诉医生。',
        '性慾下降、情緒低落，請告訴醫生。',
        'Tell your doctor if you notice a lower sex drive or low mood.',
      ),
    ],
    sources: [medlinePlus('a698016', 'Finasteride')],
  }),
  medication({
    generic: 'sildenafil',
    brands: ['Viagra', 'Revatio'],
    names: names(['西地那非', '万艾可', '伟哥'], ['西地那非', '威而鋼', '偉哥']),
    drugClass: tri('PDE5抑制剂', 'PDE5抑制劑', 'PDE5 inhibitor'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '治疗勃起功能障碍；另一品牌用于肺动脉高压。',
      '治療勃起功能障礙；另一品牌用於肺動脈高壓。',
      'Treats erectile dysfunction; another brand treats pulmonary hypertension.',
    ),
    cautions: [
      tri(
        '在用硝酸甘油类药的人绝对不能用，可能致命。',
        '在用硝化甘油類藥的人絕對不能用，可能致命。',
        'Never take it with nitroglycerin or other nitrates; the combination can kill.',
      ),
      tri(
        '有心脏病、近期心梗或中风的人，先问医生。',
        '有心臟病、最近心肌梗塞或中風的人，先問醫生。',
        'If you have heart disease or recently had a heart attack or stroke, ask your doctor first.',
      ),
      tri(
        '胸痛、突然看不见、勃起不退，马上打911或去急诊。',
        '胸痛、突然看不見、勃起不退，馬上打911或去急診。',
        'For chest pain, sudden loss of vision, or an erection that won’t go away, call 911 or go to an emergency room right away.',
      ),
      tri(
        '“纯中药壮阳”产品常偷加这个药，很危险。',
        '「純中藥壯陽」產品常偷加這個藥，很危險。',
        '“All-herbal” sex products often contain it in secret, which is dangerous.',
      ),
    ],
    sources: [medlinePlus('a699015', 'Sildenafil')],
  }),
  medication({
    generic: 'alendronate',
    brands: ['Fosamax', 'Binosto'],
    names: names(['阿仑膦酸', '阿仑膦酸钠', '福善美'], ['阿崙膦酸', '福善美'], ['alendronic acid']),
    drugClass: tri('双膦酸盐（骨质疏松药）', '雙磷酸鹽（骨質疏鬆藥）', 'Bisphosphonate'),
    status: 'rx',
    forms: 'tabletOrLiquid',
    use: tri(
      '治疗和预防骨质疏松，减少骨折。',
      '治療和預防骨質疏鬆，減少骨折。',
      'Treats and prevents osteoporosis to lower the risk of fractures.',
    ),
    cautions: [
      tri(
        '空腹用白水送下，之后要坐直或站着，不能躺，以免伤食道。',
        '空腹用白開水送下，之後要坐直或站著，不能躺，以免傷食道。',
        'Take it with plain water on an empty stomach. Sit or stand upright after and do not lie down, to protect your esophagus.',
      ),
      tri(
        '吞咽困难、吞咽时痛、烧心，停药并联系医生；胸口痛，马上打911。',
        '吞嚥困難、吞嚥時痛、火燒心，停藥並聯絡醫生；胸口痛，馬上打911。',
        'If you have trouble or pain swallowing, or heartburn, stop it and call your doctor. For chest pain, call 911.',
      ),
      tri(
        '拔牙、种牙前先告诉牙医；大腿酸痛也要告诉医生。',
        '拔牙、植牙前先告訴牙醫；大腿痠痛也要告訴醫生。',
        'Tell your dentist before having a tooth pulled or an implant. Tell your doctor about thigh pain.',
      ),
      ask.kidney,
    ],
    sources: [medlinePlus('a601011', 'Alendronate')],
  }),
  medication({
    slug: 'vitamin-d',
    generic: 'cholecalciferol or ergocalciferol (vitamin D)',
    brands: ['Drisdol'],
    names: names(
      ['维生素D', '维生素D3', '维他命D'],
      ['維生素D', '維他命D3', '維他命D'],
      ['vitamin D', 'vitamin D3', 'vitamin D2'],
    ),
    drugClass: tri('维生素', '維生素', 'Vitamin'),
    status: 'rx_and_otc',
    forms: 'many',
    use: tri(
      '补充维生素D，帮助身体吸收钙。高单位的要处方。',
      '補充維生素D，幫助身體吸收鈣。高單位的要處方。',
      'Adds vitamin D, which helps your body absorb calcium. High-strength forms need a prescription.',
    ),
    cautions: [
      supplements,
      ask.kidney,
      tri(
        '要不要补、补多少，先验血问医生。',
        '要不要補、補多少，先驗血問醫生。',
        'A blood test and your doctor can tell you whether you need it, and how much.',
      ),
    ],
    sources: [
      {
        publisher: 'Office of Dietary Supplements (NIH)',
        title: 'Vitamin D: Fact Sheet for Consumers',
        url: 'https://ods.od.nih.gov/factsheets/VitaminD-Consumer/',
      },
    ],
  }),
  medication({
    generic: 'calcium carbonate',
    brands: ['Caltrate', 'Os-Cal', 'Tums'],
    names: names(['碳酸钙', '钙片', '钙尔奇', '迪巧'], ['碳酸鈣', '鈣片', '挺立'], ['calcium']),
    drugClass: tri('钙补充剂、抗酸药', '鈣補充劑、制酸劑', 'Calcium supplement and antacid'),
    status: 'otc',
    forms: tri('片剂、咀嚼片或口服液', '錠劑、咀嚼錠或口服液', 'Tablet, chewable tablet, or liquid by mouth'),
    use: tri('补钙，也用来缓解烧心。', '補鈣，也用來緩解火燒心。', 'Adds calcium; also eases heartburn.'),
    cautions: [
      supplements,
      tri(
        '会影响甲状腺药和一些抗生素的吸收，怎么错开先问药剂师。',
        '會影響甲狀腺藥和一些抗生素的吸收，怎麼錯開先問藥劑師。',
        'It keeps thyroid medicine and some antibiotics from working well. Ask your pharmacist how to space them.',
      ),
      ask.kidney,
      tri('容易便秘。', '容易便秘。', 'It often causes constipation.'),
    ],
    sources: [medlinePlus('a601032', 'Calcium Carbonate')],
  }),
  medication({
    slug: 'levonorgestrel',
    generic: 'levonorgestrel (emergency contraception)',
    brands: ['Plan B One-Step', 'My Way', 'Take Action'],
    names: names(
      ['左炔诺孕酮', '紧急避孕药', '毓婷'],
      ['左炔諾孕酮', '緊急避孕藥', '事後避孕藥'],
      ['morning-after pill'],
    ),
    drugClass: tri('紧急避孕药', '緊急避孕藥', 'Emergency contraceptive'),
    status: 'otc',
    forms: 'tablet',
    use: tri(
      '没避孕或避孕失败后用，要在72小时内，越早越好。没有年龄限制，不用处方。',
      '沒避孕或避孕失敗後用，要在72小時內，越早越好。沒有年齡限制，不用處方。',
      'Use it after sex without birth control, or if your birth control failed: as soon as possible, within 72 hours. No age limit, no prescription.',
    ),
    cautions: [
      tri(
        '体重较重的人效果可能较差。五天内还有别的选择，例如ulipristal（ella）和铜避孕环，马上问医生或药剂师。',
        '體重較重的人效果可能較差。五天內還有別的選擇，例如ulipristal（ella）和銅避孕器，馬上問醫生或藥劑師。',
        'It may work less well at a higher weight. Within five days there are other choices, such as ulipristal (ella) or a copper IUD; ask a doctor or pharmacist right away.',
      ),
      tri(
        '不是平时的避孕方法，也不能预防性病。',
        '不是平常的避孕方法，也不能預防性病。',
        'It isn’t a regular birth control method and doesn’t protect against STIs.',
      ),
      tri(
        '月经晚一周以上，要验孕。',
        '月經晚一週以上，要驗孕。',
        'If your period is more than a week late, take a pregnancy test.',
      ),
      tri(
        '下腹剧痛，马上就医，要排除宫外孕。',
        '下腹劇痛，馬上就醫，要排除子宮外孕。',
        'If you have severe pain low in your belly, get care right away to rule out an ectopic pregnancy.',
      ),
    ],
    herbs: herbs.weakened,
    sources: [dailyMed('levonorgestrel')],
  }),
]
