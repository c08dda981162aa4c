// A clock that can be made to jump. The site's Worker reads the time from Date alone, so this is the whole of its clock;
// alarms of Durable Objects and timers go on by the real one. Imported before the Worker.

const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

/** Moves the clock to so many milliseconds from the real time. */
export function setOffset(milliseconds) {
  offset = milliseconds;
}
