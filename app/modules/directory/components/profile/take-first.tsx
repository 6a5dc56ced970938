import { useHref } from '@remix-run/react'
import { type ProviderFacilityOpenings, slotOf } from '#app/modules/directory/openings.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useFirstOpening } from '../opening-strip.tsx'

/** A facility of the provider that books at once, with its open times. */
export type BookableFacility = { location: ProviderProfile['locations'][number]; openings: ProviderFacilityOpenings }

type TakeFirstProps = BookableFacility & { profile: ProviderProfile }

/** The button that takes the first open time and names it. Nothing while none is open. */
export function TakeFirst({ profile, location, openings }: TakeFirstProps) {
  const hold = useHref(paths.appointmentHold(profile.specialties[0]!.slug, profile.slug))
  const first = useFirstOpening()(openings)
  if (!first || openings.firstAt === null) return null
  return (
    <form method="post" action={hold}>
      <input type="hidden" name="loc" value={location.slug} />
      <input type="hidden" name="vt" value={openings.visitCode} />
      <Button
        name="slot"
        value={slotOf(openings.firstAt)}
        variant={profile.accepting === 'no' ? 'primary' : 'book'}
        block
      >
        {first.take}
      </Button>
    </form>
  )
}
