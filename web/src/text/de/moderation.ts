import type { Translation } from '@slow-train/words';
import type * as en from '../en/moderation.ts';

/** Reports, the operator’s sanctions, and presence. */
export const moderationText: Translation<typeof en.moderationText> = {
  report: (name) => `${name} melden`,
  sheet: {
    what: 'Die letzten Zeilen des Gesprächs gehen mit, so wie du sie jetzt siehst.',
    whatMessage: 'Diese Nachricht geht mit, samt den Zeilen darum, so wie du sie jetzt siehst.',
    why: 'Was ist nicht in Ordnung?',
    reasons: {
      insult: { label: 'Beleidigung', more: 'grobe oder verletzende Worte' },
      harassment: { label: 'Belästigung', more: 'hört nicht auf, droht, stellt nach' },
      hate: { label: 'Hass', more: 'gegen das, was jemand ist oder glaubt' },
      cheating: { label: 'Unfaires Spiel', more: 'verrät Steine, spielt zwei Plätze, verliert mit Absicht' },
      spam: { label: 'Spam', more: 'Werbung, Links, immer wieder dasselbe' },
      name: { label: 'Der Name', more: 'der Name selbst ist das Problem' },
      other: { label: 'Etwas anderes', more: 'schreib unten, was' },
    },
    note: 'Was sollten wir wissen?',
    noteMore: 'Wenn du magst. Ein Mensch liest es.',
    alsoTitle: 'Für dich, sofort',
    also: { nothing: 'Nichts', mute: 'Stummschalten', block: 'Blockieren' },
    secret: (name) => `${name} wird nicht benachrichtigt und erfährt nie, von wem die Meldung kommt.`,
    send: 'Meldung senden',
    sending: 'Wird gesendet…',
    cancel: 'Abbrechen',
    sent: 'Danke. Ein Mensch sieht es sich an, und du hörst, wenn das geschehen ist.',
  },
  reports: {
    title: 'Gemeldet',
    more: 'Nur du siehst das.',
    failed: 'Deine Meldungen konnten nicht geladen werden',
    waits: (date) => `gesendet am ${date}, jemand sieht es sich an`,
    handled: (date) => `ein Mensch hat es sich am ${date} angesehen`,
  },
  home: {
    warn: (until) => `Wer diese Seite betreibt, hat dich verwarnt. Das gilt bis ${until}.`,
    mute: (until) => `Du bist bis ${until} stummgeschaltet: Spielen kannst du, reden nicht.`,
    suspend: (until) => `Dein Konto ist bis ${until} gesperrt. Die Spiele, in denen du sitzt, gehen weiter.`,
    reviewed: 'Ein Mensch hat sich deine Meldung angesehen. Danke.',
    read: 'Lesen, warum, und widersprechen',
    good: 'Schließen',
  },
  notices: {
    title: 'Von denen, die diese Seite betreiben',
    line: 'Was für dein Konto gilt, bis wann und warum.',
    more: 'was gilt, bis wann und warum',
    failed: 'Das konnte nicht geladen werden',
    none: 'Nichts. Spiel weiter.',
    kinds: {
      warn: {
        title: 'Eine Verwarnung',
        until: (date) => `Sie gilt bis ${date}. Spielen und reden kannst du wie bisher.`,
      },
      mute: { title: 'Stummgeschaltet', until: (date) => `Bis ${date} kannst du spielen, aber nicht reden.` },
      suspend: {
        title: 'Gesperrt',
        until: (date) =>
          `Bis ${date} kannst du nicht reden und an keinen neuen Tisch. Die Spiele, in denen du sitzt, gehen weiter.`,
      },
    },
    over: (date) => `Seit ${date} vorbei.`,
    lifted: (date) => `Am ${date} zurückgenommen.`,
    reason: (reason) => `Der Grund: „${reason}“`,
    write: 'Ist das falsch? Schreib uns',
    writeMore: 'Einmal. Ein Mensch liest es, entscheidet und antwortet.',
    send: 'Widerspruch senden',
    sending: 'Wird gesendet…',
    sent: 'Dein Widerspruch ist gesendet. Ein Mensch liest ihn.',
    appealed: (words) => `Du hast geschrieben: „${words}“`,
    waits: 'Ein Mensch liest es und antwortet.',
    answer: (words) => `Die Antwort: „${words}“`,
  },
  presence: {
    title: 'Gesehen werden',
    show: 'Zeigen, dass ich hier bin',
    showMore: 'Ein grüner Punkt an deinem Namen, nur an Tischen, die du gerade ansiehst, nur für die Leute dort',
  },
};
