import type { CalendarOptions } from '@fullcalendar/core'

/** The specification's defaults of the calendar. */
const specifiedDefaults = {
  aspectRatio: 1.35,
  defaultTimedEventDuration: '01:00:00',
  scrollTime: '06:00:00',
  longPressDelay: 1000,
} as const satisfies CalendarOptions

/** What is the same in every view: the calendar runs in UTC and is handed wall times, so no zone of the browser comes in. */
export const fixedOptions = {
  ...specifiedDefaults,
  timeZone: 'UTC',
  headerToolbar: false,
  firstDay: 1,
  allDaySlot: false,
  nowIndicator: true,
  // As long as the hours that are drawn: nothing scrolls inside the page.
  height: 'auto',
  eventDurationEditable: false,
  selectMirror: true,
  // Less is a click, which books.
  selectMinDistance: 8,
  eventMinHeight: 24,
  slotDuration: '00:30:00',
  dayMaxEvents: 4,
  slotEventOverlap: false,
  displayEventEnd: false,
  unselectAuto: false,
} as const satisfies CalendarOptions
