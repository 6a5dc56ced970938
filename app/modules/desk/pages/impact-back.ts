import { deskScreen } from '../desk-screen.ts'

/** The screen of the desks from which a change of hours came, as the address of its list of visits says; null for any other address. */
export function impactBack(request: Request): string | null {
  return deskScreen(new URL(request.url).searchParams.get('back') ?? '', '') || null
}
