// Preloaded, also into a page: moves the clock by CLOCK_AHEAD milliseconds, so that what a desk does can be measured at any hour of the day.
const ahead = Number(globalThis.process?.env.CLOCK_AHEAD ?? globalThis.clockAhead ?? 0)
const present = Date.now.bind(Date)
Date.now = () => present() + ahead
