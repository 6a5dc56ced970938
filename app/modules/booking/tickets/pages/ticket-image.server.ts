import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteName } from '#app/core/site.server.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'
import { drawPicture, DrawingQueueFull } from '#app/modules/seo/share-image/draw.server.ts'
import { svgAddress } from '#app/modules/seo/share-image/drawing.ts'
import { ornaments } from '#app/modules/seo/share-image/ornaments.server.tsx'
import { recordAppointmentRead } from '#app/modules/booking/appointments/commands/record-read.server.ts'
import { checkInCode } from '#app/modules/booking/appointments/pages/check-in-code.server.ts'
import { ticketDrawing } from './ticket-drawing.ts'
import { getTicketPage, type TicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'

/** Of the picture, in pixels: as wide as WeChat shows one. */
const pixels = 1080

function drawn(page: TicketPage, locale: Locale) {
  const t = translator(locale, 'booking')
  const code = svgAddress(checkInCode(page.reference.replaceAll('-', '')))
  const marks = { brand: siteName(locale), mark: ornaments().mark, code }
  return drawPicture(ticketDrawing(page, locale, t, marks), pixels)
}

/**
 * The ticket as PNG in a language, drawn anew each time. It shows a name, so it is recorded as the ticket's page is. Null when more is to
 * be drawn than is reasonable to wait for.
 */
export async function ticketImage(
  { appointmentId, actor }: { appointmentId: string; actor: BookingActor },
  locale: Locale,
): Promise<Buffer | null> {
  const page = await getTicketPage(appointmentId, locale)
  await recordAppointmentRead(appointmentId, actor)
  try {
    const { png, missing } = await drawn(page, locale)
    if (missing.length === 0) return png
    // A rare character that the faces lack would stay blank: the names in Latin letters are on the papers, too.
    const plain = { doctor: { ...page.doctor, chinese: null }, patient: { ...page.patient, chinese: null } }
    return (await drawn({ ...page, ...plain }, locale)).png
  } catch (error) {
    if (error instanceof DrawingQueueFull) return null
    throw error
  }
}
