/**
 * What is for a doctor the same day and not for 911, while nothing else is told beside it. The model of danger alarms at most that is
 * sudden; it is not asked of these. Texts come folded: lower case, Simplified, one space for every mark.
 */

/** Sudden hearing loss is for an ear doctor or urgent care the same day (AAO-HNS guideline of 2019). */
const lostHearing =
  /耳聋|突聋|聋了|失聪|耳.{0,8}听(?:不|唔)(?:见|到|清)|听(?:不|唔)(?:见|到).{0,4}耳|\b(?:sudden(?:ly)? deaf(?:ness)?|(?:went|gone|woke up) deaf|sudden (?:hearing loss|loss of hearing)|(?:lost|losing) (?:(?:my|his|her|all) )?hearing|(?:can ?t|cannot|couldn ?t|can not) hear(?: \w+){0,4} ears?)\b/
/** A stroke, an injury, or somebody who does not answer. */
const beyondHearing =
  /[头脸嘴手脚腿臂麻歪瘫晕眩吐摔跌撞打砸炸血昏迷胸心喘烧死叫醒]|说话|讲话|看不|无力|没力|冇力|没劲|走路|反应|站不|意识|糊涂|\b(?:head\w*|face|facial|droop\w*|mouth|smile|arms?|hands?|legs?|foot|feet|numb\w*|weak\w*|paraly\w*|speech|speak\w*|talk\w*|slur\w*|words?|vision|see|eyes?|dizz\w*|vertigo|vomit\w*|throw\w*|balance|walk\w*|stand\w*|confus\w*|bleed\w*|blood|hit|fell|fall|blast|explo\w*|gun\w*|crash|accident|faint\w*|passed|unconscious|respon\w*|fever|neck|chest|breath\w*|stroke|seizure|collaps\w*|one side)\b/

/**
 * An ear that stopped hearing, and no sign of more. Whatever patterns or tables tell beside it stays an alarm.
 */
export const isOnlyDeafness = (folded: string) => lostHearing.test(folded) && !beyondHearing.test(folded)

/**
 * New flashes and floaters are for an eye doctor the same day (AAO Preferred Practice Pattern on posterior vitreous detachment, 2019): they
 * may be a tear of the retina, which is closed before it detaches.
 */
const flashes =
  /闪光|飞蚊|黑点|\b(?:flash(?:es|ing)?(?: of)? lights?|(?:seeing|see|sees|saw|have|has|having|eyes?|vision|floaters?) (?:\w+ )?flashes|flashes (?:and|in|with) (?:\w+ )?(?:floaters?|eyes?|vision)|floaters?)\b/
/** Sight that goes, a curtain, pain, an injury, a pregnancy, a stroke or a retina known to be ill. */
const beyondFlashes =
  /[头脸嘴手脚腿臂麻歪瘫晕眩吐摔跌撞打砸炸血压昏迷胸心喘烧死叫醒孕产胎痛疼影帘幕瞎缺]|黑(?!点)|看(?:不|唔)|睇唔|失明|视网膜|视力|视野|模糊|重影|说话|讲话|无力|没力|冇力|没劲|走路|手术|开刀|\b(?:curtain\w*|shadow\w*|veil|dark\w*|black\w*|gr[ae]y|blind\w*|blur\w*|double|los[ts]\w*|losing|gone|went|half|missing|retina\w*|detach\w*|(?:can ?t|cannot|couldn ?t|can not) see|pregnan\w*|weeks?|postpartum|baby|bp|pressure|head\w*|migraine\w*|pain\w*|hurt\w*|ache\w*|hot|red|surgery|face|facial|droop\w*|mouth|arms?|hands?|legs?|numb\w*|weak\w*|paraly\w*|speech|speak\w*|talk\w*|slur\w*|dizz\w*|vertigo|vomit\w*|throw\w*|nause\w*|balance|walk\w*|confus\w*|bleed\w*|blood|hit|fell|fall|blast|explo\w*|gun\w*|crash|accident|burn\w*|faint\w*|passed|unconscious|respon\w*|fever|neck|chest|breath\w*|stroke|seizure|collaps\w*|one side)\b/

/** Flashes or floaters in the eye, and no sign of more; the tables of danger, which hold them for what they may lead to, are overruled. */
export const isOnlyFlashes = (folded: string) => flashes.test(folded) && !beyondFlashes.test(folded)
