/** A picture that has been taken and what it showed: B超说胆囊里有石头, the MRI showed a tear. Who says so wants no other picture. */
const showed =
  /(?:b超|彩超|超声波?|超音波|照超声波|ct|mri|核磁共振|核磁|磁力共振|x光|x片|拍片|片子|造影)(?:的)?(?:结果|报告)?(?:后|完|出来)?(?:医生)?(?:说|讲|话|显示|发现|看到|见到|照到|照出|查出|提示)|(?:照|拍|做)(?:了|过|咗|完)(?:个|次)?(?:b超|超声波?|超音波|ct|mri|核磁共振|x光|片)(?:说|话|有|发现|见到|显示)|\b(?:ultrasound|sonogram|mri|ct|ct scan|cat scan|x ?rays?|scan|imaging) (?:showed|shows|found|says|said|came back)\b/

const imaging = 'diagnostic-radiology'

/** Leaves out the imaging of somebody who tells what it showed, where anything else is said. */
export function withoutPicturesTaken<T>(
  text: string,
  complaints: readonly T[],
  specialtyIdsOf: (each: T) => readonly string[],
): T[] {
  if (!showed.test(text.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, ''))) return [...complaints]
  return complaints.filter((each) => specialtyIdsOf(each)[0] !== imaging)
}
