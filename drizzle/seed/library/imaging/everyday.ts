import { tri } from '#drizzle/seed/demo/tri.ts'
import type { ModalityEntry } from '#drizzle/seed/library/entry.ts'
import { uspstf } from '#drizzle/seed/library/lab-tests/shape.ts'
import {
  bringAlways,
  implantsNoMatter,
  iodineQuestions,
  listOf,
  noContrast,
  radiationInPregnancy,
  radiologyInfo,
  removeMetal,
  safeContrast,
  safeXray,
  takeMedicines,
} from './wording.ts'

export const commonModalities: ModalityEntry[] = [
  {
    slug: 'x-ray',
    dicomCode: 'DX',
    name: tri('X光', 'X光', 'X-ray'),
    description: tri(
      '用很少的射线拍一张照片，看骨头、肺和牙。拍得快，很多地方不用预约。',
      '用很少的輻射拍一張照片，看骨頭、肺和牙齒。拍得快，很多地方不用預約。',
      'A quick picture with a small amount of radiation, for bones, lungs, and teeth. Many places don’t need an appointment.',
    ),
    usesRadiation: true,
    minMinutes: 5,
    maxMinutes: 15,
    preparation: listOf(
      tri('不用空腹，平时的药照常吃。', '不用空腹，平常的藥照常吃。', 'No need to fast. Take your medicines as usual.'),
      removeMetal,
      tri(
        '拍胸片要脱上衣换袍子，可以要求同性技师或家人陪同。',
        '照胸部X光要脫上衣換袍子，可以要求同性技師或家人陪同。',
        'For a chest X-ray you change into a gown; you may ask for a technologist of your gender or have a family member with you.',
      ),
    ),
    withContrast: listOf(noContrast),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('bonerad', 'Bone X-ray'), safeXray],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'ultrasound',
    dicomCode: 'US',
    name: tri('超声（B超）', '超音波', 'Ultrasound'),
    description: tri(
      '用声波看内脏、甲状腺、乳房、血管和胎儿，没有辐射。慢性乙肝的人常用它定期看肝脏。',
      '用聲波看內臟、甲狀腺、乳房、血管和胎兒，沒有輻射。慢性B型肝炎的人常用它定期看肝臟。',
      'Uses sound waves to look at organs, the thyroid, breasts, blood vessels, and an unborn baby, with no radiation. People with chronic hepatitis B often have it to keep an eye on the liver.',
    ),
    usesRadiation: false,
    minMinutes: 20,
    maxMinutes: 45,
    preparation: listOf(
      tri(
        '上腹部（肝、胆、胰）：空腹6至8小时，可以小口喝水吃药。',
        '上腹部（肝、膽、胰）：空腹6至8小時，可以小口喝水吃藥。',
        'Upper belly (liver, gallbladder, pancreas): no food for 6 to 8 hours; sips of water with medicine are fine.',
      ),
      tri(
        '盆腔和膀胱：先喝水憋尿，做完才上厕所。',
        '骨盆腔和膀胱：先喝水憋尿，做完才上廁所。',
        'Pelvis and bladder: drink water first and keep your bladder full until after the exam.',
      ),
      tri(
        '甲状腺、乳房、颈部血管：不用准备，穿容易脱的上衣。',
        '甲狀腺、乳房、頸部血管：不用準備，穿容易脫的上衣。',
        'Thyroid, breasts, and neck vessels: no preparation; wear a top that comes off easily.',
      ),
      takeMedicines,
    ),
    withContrast: listOf(noContrast),
    ifPregnant: listOf(
      tri(
        '怀孕可以做，没有辐射。不想做阴道超声，先说就好。',
        '懷孕可以做，沒有輻射。不想做陰道超音波，先說就好。',
        'You can have it in pregnancy: there’s no radiation. If you don’t want a vaginal ultrasound, just say so.',
      ),
    ),
    withImplants: listOf(implantsNoMatter),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('genus', 'General Ultrasound')],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'ct',
    dicomCode: 'CT',
    name: tri('CT（计算机断层扫描）', '電腦斷層（CT）', 'CT scan'),
    description: tri(
      '用X光从很多角度拍，几秒就能看到身体内部的切面。用在头、胸、腹部和外伤。低剂量肺部CT用来筛查肺癌：USPSTF在2021年建议50至80岁、吸烟20包年以上、现在还吸或戒烟不到15年的人每年做。',
      '用X光從很多角度拍，幾秒就能看到身體內部的切面。用在頭、胸、腹部和外傷。低劑量肺部CT用來篩檢肺癌：USPSTF在2021年建議50至80歲、抽菸20包年以上、現在還抽或戒菸不到15年的人每年做。',
      'X-rays from many angles make cross-section pictures of the body in seconds, for the head, chest, belly, and injuries. Low-dose chest CT screens for lung cancer: in 2021 USPSTF advised it every year from age 50 to 80 for people with 20 pack-years or more who still smoke or quit less than 15 years ago.',
    ),
    usesRadiation: true,
    minMinutes: 10,
    maxMinutes: 30,
    preparation: listOf(
      tri(
        '不打造影剂：通常不用空腹。',
        '不打顯影劑：通常不用空腹。',
        'Without contrast: you usually don’t need to fast.',
      ),
      tri(
        '打造影剂：按中心的说明，常要空腹几小时。',
        '打顯影劑：依照中心的說明，常要空腹幾小時。',
        'With contrast: follow the center’s instructions; you often can’t eat for a few hours.',
      ),
      tri(
        '腹部CT可能要先喝口服造影剂，早点到。',
        '腹部CT可能要先喝口服顯影劑，早點到。',
        'For a belly CT you may need to drink contrast first, so come early.',
      ),
      removeMetal,
    ),
    withContrast: listOf(...iodineQuestions),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(
      implantsNoMatter,
      tri(
        '戴胰岛素泵或连续血糖仪的人，先问要不要取下。',
        '戴胰島素幫浦或連續血糖機的人，先問要不要取下。',
        'If you wear an insulin pump or glucose sensor, ask whether it must come off.',
      ),
    ),
    bring: listOf(
      ...bringAlways,
      tri(
        '近期的肾功能结果（打造影剂时）',
        '近期的腎功能結果（打顯影劑時）',
        'A recent kidney test, if contrast is planned',
      ),
    ),
    sources: [
      radiologyInfo('bodyct', 'Body CT'),
      safeContrast,
      uspstf('lung-cancer-screening', 'Lung Cancer: Screening'),
    ],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'mri',
    dicomCode: 'MR',
    name: tri('磁共振（MRI）', '磁振造影（MRI）', 'MRI'),
    description: tri(
      '用强磁场和电波看脑、脊柱、关节和内脏，没有辐射，但声音大、时间长。有些中心有开放式或3T机器。',
      '用強磁場和電波看腦、脊椎、關節和內臟，沒有輻射，但聲音大、時間長。有些中心有開放式或3T機器。',
      'Uses a strong magnet and radio waves to look at the brain, spine, joints, and organs. There’s no radiation, but it’s loud and takes time. Some centers have open or 3T machines.',
    ),
    usesRadiation: false,
    minMinutes: 20,
    maxMinutes: 60,
    preparation: listOf(
      tri(
        '多数部位不用空腹；看肝胆时空腹4至6小时。',
        '多數部位不用空腹；看肝膽時空腹4至6小時。',
        'You don’t need to fast for most areas; for the liver and gallbladder, no food for 4 to 6 hours.',
      ),
      tri(
        '所有金属都要取下：首饰、手表、助听器、假牙、有金属丝的衣物。有药贴的，预约时先问要不要取下、什么时候再贴。',
        '所有金屬都要取下：首飾、手錶、助聽器、假牙、有金屬絲的衣物。有藥貼布的，預約時先問要不要取下、什麼時候再貼。',
        'Remove all metal: jewelry, your watch, hearing aids, dentures, and clothes with metal threads. If you wear a medicine patch, ask when you book whether to take it off and when to replace it.',
      ),
      tri(
        '怕待在狭小空间里（幽闭恐惧），预约时就说：可以选开放式机器，或请医生开放松的药并找人接送。',
        '怕待在狹小空間裡（幽閉恐懼），預約時就說：可以選開放式機器，或請醫生開放鬆的藥並找人接送。',
        'If you’re afraid of small spaces, say so when you book. You can choose an open machine, or ask your doctor for a calming medicine and have someone take you home.',
      ),
      tri(
        '机器很吵，会给耳塞。里面可以按铃叫技师。',
        '機器很吵，會給耳塞。裡面可以按鈴叫技師。',
        'The machine is loud; you’ll get earplugs. You can press a button to call the technologist.',
      ),
    ),
    withContrast: listOf(
      tri(
        'MRI的造影剂是钆，和CT用的碘不同。以前对钆过敏、肾功能很差或在透析（洗肾），要先说。',
        'MRI的顯影劑是釓，和CT用的碘不同。以前對釓過敏、腎功能很差或在洗腎，要先說。',
        'MRI contrast is gadolinium, not the iodine used for CT. Tell them if you’ve ever reacted to gadolinium, have severe kidney disease, or are on dialysis.',
      ),
      tri(
        '哺乳的人可以问医生，多数情况下可以继续喂奶。',
        '餵母乳的人可以問醫生，多數情況下可以繼續餵。',
        'If you breastfeed, ask the doctor; in most cases you can keep nursing.',
      ),
    ),
    ifPregnant: listOf(
      tri(
        '怀孕或可能怀孕要先说，前三个月尤其要说。需要时可以做，一般不打钆造影剂。',
        '懷孕或可能懷孕要先說，前三個月尤其要說。需要時可以做，一般不打釓顯影劑。',
        'Tell them if you are or may be pregnant, especially in the first three months. MRI can be done when needed, usually without gadolinium.',
      ),
    ),
    withImplants: listOf(
      tri(
        '心脏起搏器、除颤器、人工耳蜗、脑动脉瘤夹、神经刺激器或药泵：带植入卡，预约前先打电话，有些人不能做。',
        '心律調節器、去顫器、人工電子耳、腦動脈瘤夾、神經刺激器或藥物幫浦：帶植入卡，預約前先打電話，有些人不能做。',
        'Pacemaker, defibrillator, cochlear implant, brain aneurysm clip, nerve stimulator, or drug pump: bring the implant card and call before booking. Some people with these can’t have an MRI.',
      ),
      tri(
        '眼睛里进过金属屑（电焊、车床工作），要先说，可能先拍X光。',
        '眼睛裡進過金屬屑（電焊、車床工作），要先說，可能先照X光。',
        'If metal has ever gotten into your eye (welding, lathe work), say so; you may need an X-ray first.',
      ),
      tri(
        '人工关节、支架和多数牙齿植入物通常可以做，还是要说。',
        '人工關節、支架和多數牙齒植入物通常可以做，還是要說。',
        'Joint replacements, stents, and most dental implants are usually fine, but mention them.',
      ),
    ),
    bring: listOf(
      ...bringAlways,
      tri('植入物的卡片或手术记录', '植入物的卡片或手術紀錄', 'The implant card or surgery record'),
    ),
    sources: [radiologyInfo('safety-mr', 'MRI Safety'), safeContrast],
    reviewedOn: '2026-11-02',
  },
  {
    slug: 'mammography',
    dicomCode: 'MG',
    name: tri('乳腺X光（钼靶）', '乳房攝影', 'Mammogram'),
    description: tri(
      '用很少的射线拍乳房，能在摸到之前发现变化。USPSTF在2024年建议40至74岁的女性每两年拍一次。华人女性乳腺致密的较多，报告会说明，要不要加超声请问医生。',
      '用很少的輻射拍乳房，能在摸到之前發現變化。USPSTF在2024年建議40至74歲的女性每兩年拍一次。華人女性乳房緻密的較多，報告會說明，要不要加超音波請問醫生。',
      'A low-dose X-ray of the breast that can show changes before they can be felt. In 2024 USPSTF advised one every two years for women aged 40 to 74. Dense breasts are common among Chinese women; your report will say so, and you can ask your doctor about adding an ultrasound.',
    ),
    usesRadiation: true,
    minMinutes: 15,
    maxMinutes: 30,
    preparation: listOf(
      tri(
        '当天不用止汗剂、爽身粉、乳液和香水，它们在片子上像钙化点。',
        '當天不擦止汗劑、爽身粉、乳液和香水，它們在片子上像鈣化點。',
        'Don’t use deodorant, powder, lotion, or perfume that day; they can look like calcium spots on the X-ray.',
      ),
      tri(
        '月经结束后一周内，乳房不那么胀痛，比较好做。',
        '月經結束後一週內，乳房較不脹痛，比較好做。',
        'The week after your period, your breasts are less sore and the exam is more comfortable.',
      ),
      tri(
        '穿两件式衣服，只要脱上衣。有乳房植入物、摸到硬块或在哺乳，先说。',
        '穿兩件式衣服，只要脫上衣。有隆乳植入物、摸到硬塊或在餵母乳，先說。',
        'Wear a two-piece outfit, so you only take off your top. Tell them first if you have breast implants, feel a lump, or are breastfeeding.',
      ),
    ),
    withContrast: listOf(noContrast),
    ifPregnant: listOf(...radiationInPregnancy),
    withImplants: listOf(
      tri(
        '有乳房植入物也能拍，要多拍几张，预约时先说。',
        '有隆乳植入物也能拍，要多拍幾張，預約時先說。',
        'You can have a mammogram with breast implants; it takes a few extra views, so say so when you book.',
      ),
      tri(
        '心脏起搏器和输液港一般不影响，请告诉技师。',
        '心律調節器和人工血管座一般不影響，請告訴技師。',
        'A pacemaker or a port usually isn’t a problem, but tell the technologist.',
      ),
    ),
    bring: listOf(...bringAlways),
    sources: [radiologyInfo('mammo', 'Mammography'), uspstf('breast-cancer-screening', 'Breast Cancer: Screening')],
    reviewedOn: '2026-11-02',
  },
]
