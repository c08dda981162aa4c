/** Which names the wire has. A page sends it with every request, so that one of an earlier release can be told apart. */
export const WIRE_VERSION = '2';

/** The header with a page's version of the wire. */
export const WIRE_HEADER = 'slow-train-wire';

/** The header with the time zone of a browser (IANA), which a page sends with every request. */
export const ZONE_HEADER = 'time-zone';
