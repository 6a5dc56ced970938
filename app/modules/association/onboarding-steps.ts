import type { associations } from '#drizzle/schema/association/associations.ts'

export type Association = typeof associations.$inferSelect

/** What an association is asked for, a page each, in this order. */
const onboardingSteps = [
  ...(['identity', 'about', 'logo', 'categories', 'contact', 'joining', 'bylaws', 'members', 'officers'] as const),
  'proof',
] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

/** What the steps are judged by. `hasProof` is null where nothing waits that a proof could go with. */
export type OnboardingFacts = Readonly<{
  association: Association
  hasLogo: boolean
  members: number
  /** Officers, admins and owners, and who is invited to be one. */
  officers: number
  hasProof: boolean | null
}>

/** Whether a step has what readers of the page need. How members join is settled from the beginning. */
function isStepDone(
  { association, hasLogo, members, officers, hasProof }: OnboardingFacts,
  step: OnboardingStep,
): boolean {
  const { about, categories, bylawsOn, contactEmail, contactPhone } = association
  switch (step) {
    // Nobody registers without.
    case 'identity':
      return true
    case 'about':
      return Object.values(about).every((text) => text !== '')
    case 'logo':
      return hasLogo
    case 'categories':
      return categories !== null && categories.length > 0
    case 'contact':
      return contactEmail !== null || contactPhone !== null
    case 'joining':
      return true
    case 'bylaws':
      return bylawsOn !== null
    // Whoever registered it is one.
    case 'members':
      return members > 1
    case 'officers':
      return officers > 1
    case 'proof':
      return hasProof === true
  }
}

/** What a reviewer looks at: asked for while a request of one's own to be let in waits. */
const isReviewed = (step: OnboardingStep) => step === 'identity' || step === 'proof'

/** The steps that there are for an association, and which are done; one that was skipped is not. */
export function stepsOf(facts: OnboardingFacts): { step: OnboardingStep; isDone: boolean }[] {
  return onboardingSteps
    .filter((step) => !isReviewed(step) || facts.hasProof !== null)
    .map((step) => ({ step, isDone: isStepDone(facts, step) }))
}

/** The step that an address names; the first for anything else. */
export function stepOf(text: string | null): OnboardingStep {
  return onboardingSteps.find((step) => step === text) ?? 'about'
}

/** The one after it of those that there are. */
export function stepAfter(
  step: OnboardingStep,
  steps: readonly Readonly<{ step: OnboardingStep }>[],
): OnboardingStep | null {
  return steps[steps.findIndex((each) => each.step === step) + 1]?.step ?? null
}
