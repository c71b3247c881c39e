/** Einsatzbuch: the log book of a fire brigade. An empty cell is a locker whose jacket still hangs on its hook. */
import {
  HINT,
  named,
  same,
  FITTED,
  cell,
  disc,
  frame,
  frontCover,
  node,
  pick,
  picture,
  rect,
  rule,
  section,
  spread,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
  type Question,
  type Wordings,
} from '../builder.ts';
import { EXTRA_TEXTS, extraLayouts, swapLists } from '../extra-spreads.ts';
import { stationDrawings } from '../station.ts';
import { answerOrLines } from '../written-lines.ts';

const NIGHT = 2;
const RED = 3;
const YELLOW = 4;
const STEEL = 5;
const WHITE = 6;
const HEX = { night: '#15202b', red: '#c8171e', yellow: '#f4d90f', steel: '#9aa7ae', white: '#ffffff' };

const drawings = stationDrawings(HEX);

const questions: readonly Question[] = [
  {
    id: 'unit',
    kind: 'line',
    label: named(
      'Wie heißt eure Einheit?',
      'What is your unit called?',
      'Comment s’appelle votre unité ?',
      'Come si chiama la vostra unità?',
      'Jak nazywa się wasza jednostka?',
    ),
    example: named(
      'Freiwillige Feuerwehr Lindenbach',
      'Lindenbrook Fire Brigade',
      'Sapeurs-pompiers de Tilleul-sur-Eau',
      'Vigili del fuoco volontari di Rio Tiglio',
      'OSP Lipowa Górna',
    ),
  },
  {
    id: 'sign',
    kind: 'line',
    label: named(
      'Wie ist euer Funkrufname?',
      'What is your call sign?',
      'Quel est votre indicatif radio ?',
      'Qual è il vostro nominativo radio?',
      'Jaki jest wasz znak wywoławczy?',
    ),
    example: named('Florian Lindenbach', 'Lindenbrook One', 'Tilleul Autorité', 'Tiglio Centrale', 'Lipa 21'),
  },
  {
    id: 'founded',
    kind: 'number',
    label: named(
      'Seit welchem Jahr gibt es euch?',
      'In which year were you founded?',
      'En quelle année êtes-vous nés ?',
      'In che anno siete nati?',
      'Od którego roku istniejecie?',
    ),
    example: same('1894'),
  },
  {
    id: 'calls',
    kind: 'number',
    label: named(
      'Wie viele Einsätze hattet ihr im letzten Jahr?',
      'How many calls did you have last year?',
      'Combien d’interventions l’an dernier ?',
      'Quanti interventi avete fatto l’anno scorso?',
      'Ile mieliście wyjazdów w zeszłym roku?',
    ),
    example: same('87'),
  },
  {
    id: 'vehicles',
    kind: 'lines',
    label: named(
      'Was steht bei euch in der Halle? Ein Fahrzeug oder Boot je Zeile.',
      'What stands in your hall? One vehicle or boat a line.',
      'Qu’y a-t-il dans votre garage ? Un véhicule ou un bateau par ligne.',
      'Che cosa c’è nella vostra rimessa? Un mezzo o una barca per riga.',
      'Co stoi w waszym garażu? Jeden wóz lub jedna łódź w wierszu.',
    ),
    example: named(
      'Löschfahrzeug LF 10\nDrehleiter\nMannschaftswagen, genannt Berta',
      'Pump\nTurntable ladder\nThe van we call Bertha',
      'Fourgon pompe-tonne\nÉchelle pivotante\nLe minibus, dit Berthe',
      'Autopompa\nAutoscala\nIl pulmino detto Berta',
      'Średni wóz gaśniczy\nDrabina\nBus zwany Bertą',
    ),
  },
  {
    id: 'story',
    kind: 'lines',
    label: named(
      'Von welchem Einsatz erzählt ihr heute noch?',
      'Which call do you still talk about?',
      'De quelle intervention parlez-vous encore ?',
      'Di quale intervento parlate ancora oggi?',
      'O którym wyjeździe opowiadacie do dziś?',
    ),
    example: named(
      'Das Pferd im Schwimmbecken. Es wollte nicht wieder heraus.',
      'The horse in the swimming pool. It did not want to come out.',
      'Le cheval dans la piscine. Il ne voulait plus en sortir.',
      'Il cavallo in piscina. Non voleva più uscire.',
      'Koń w basenie. Nie chciał wyjść.',
    ),
  },
  {
    id: 'drill',
    kind: 'line',
    label: named(
      'Wann ist Übung?',
      'When is drill night?',
      'Quand a lieu l’exercice ?',
      'Quando ci si addestra?',
      'Kiedy są ćwiczenia?',
    ),
    example: named(
      'donnerstags um halb acht',
      'Thursdays at half past seven',
      'le jeudi à 19 h 30',
      'giovedì alle 19.30',
      'w czwartki o 19.30',
    ),
  },
  {
    id: 'supplies',
    kind: 'line',
    label: named(
      'Was darf bei euch nie ausgehen?',
      'What must never run out?',
      'Qu’est-ce qui ne doit jamais manquer chez vous ?',
      'Che cosa non deve mai mancare da voi?',
      'Czego nigdy nie może u was zabraknąć?',
    ),
    example: named(
      'Kaffee und Gaffaband',
      'Coffee and duct tape',
      'Le café et le ruban adhésif',
      'Caffè e nastro adesivo',
      'Kawy i taśmy klejącej',
    ),
  },
  {
    id: 'longest',
    kind: 'line',
    label: named(
      'Wer ist am längsten dabei?',
      'Who has served longest?',
      'Qui est là depuis le plus longtemps ?',
      'Chi è in servizio da più tempo?',
      'Kto służy najdłużej?',
    ),
    example: named('Hanne Petersen', 'Hannah Patterson', 'Anne Perrin', 'Anna Pieri', 'Hanna Piotrowska'),
  },
  {
    id: 'join',
    kind: 'line',
    label: named(
      'Wo meldet sich, wer mitmachen will?',
      'Where do people sign up who want to join?',
      'Où s’adresser pour vous rejoindre ?',
      'A chi si rivolge chi vuole unirsi a voi?',
      'Gdzie zgłasza się ten, kto chce dołączyć?',
    ),
    example: named(
      'feuerwehr-lindenbach.de',
      'lindenbrookfire.org',
      'pompiers-tilleul.fr',
      'pompieririotiglio.it',
      'osp-lipowa.pl',
    ),
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named(
      'Wem wollt ihr danken?',
      'Whom do you want to thank?',
      'Qui voulez-vous remercier ?',
      'Chi volete ringraziare?',
      'Komu chcecie podziękować?',
    ),
    example: named(
      'der Bäckerei am Markt, den Nachbarn und allen, die nachts die Tür aufhalten',
      'the bakery on the square, the neighbours and all who hold the door at night',
      'la boulangerie de la place, les voisins et celles et ceux qui tiennent la porte la nuit',
      'il forno in piazza, i vicini e chi di notte ci tiene la porta',
      'piekarni przy rynku, sąsiadom i wszystkim, którzy nocą otwierają nam drzwi',
    ),
  },
];

const texts: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  'cover.line': [
    same('{answer-sign}'),
    named(
      '{total-stickers} Einsatzkräfte',
      '{total-stickers} on call',
      '{total-stickers} de garde',
      '{total-stickers} in servizio',
      'W gotowości: {total-stickers}',
    ),
  ],
  'cover.sign': [
    same('{answer-unit}'),
    named('Abstand halten', 'Keep your distance', 'Gardez vos distances', 'Mantenere le distanze', 'Zachowaj odstęp'),
  ],
  'welcome.title': named('Alarm!', 'Alarm!', 'Alerte !', 'Allarme!', 'Alarm!'),
  'welcome.text': named(
    'Im Spind hängt noch die Jacke: Hier fehlt jemand. Suchen, einkleben, Spind schließen. Was doppelt ausrückt, wird getauscht. {total-stickers} Jacken hängen in diesem Buch, und keine soll hängen bleiben.',
    'A jacket still in its locker means somebody is missing. Find them, stick them in, shut the door. Doubles are swapped. {total-stickers} jackets hang in this book, and not one of them should stay.',
    'Une veste encore au vestiaire, et il manque quelqu’un. Chercher, coller, refermer. Les doubles s’échangent. {total-stickers} vestes sont accrochées dans ce livre, et aucune ne doit y rester.',
    'Se la giacca è ancora nell’armadietto, manca qualcuno. Cercare, incollare, chiudere. I doppioni si scambiano. {total-stickers} giacche sono appese in questo libro, e nessuna deve restarci.',
    'Kurtka w szafce znaczy, że kogoś brakuje. Znaleźć, wkleić, zamknąć drzwiczki. Podwójne się wymienia. W tej książce wisi tyle kurtek: {total-stickers}. Żadna nie powinna zostać.',
  ),
  'welcome.unit': [
    named(
      '{answer-unit}, im Dienst seit {answer-founded}',
      '{answer-unit}, on duty since {answer-founded}',
      '{answer-unit}, en service depuis {answer-founded}',
      '{answer-unit}, in servizio dal {answer-founded}',
      '{answer-unit}, w służbie od {answer-founded}',
    ),
    same('{answer-unit}'),
  ],
  'owner.title': named(
    'Dieses Buch gehört',
    'This book belongs to',
    'Ce livre appartient à',
    'Questo libro è di',
    'Ta książka należy do',
  ),
  'owner.dates': named('Begonnen am', 'Begun on', 'Commencé le', 'Iniziato il', 'Początek służby'),
  'owner.full': named('Vollzählig am', 'Complete on', 'Au complet le', 'Al completo il', 'Komplet dnia'),
  'contents.title': named('Alarmplan', 'Call-out plan', 'Plan d’alerte', 'Piano d’allarme', 'Plan alarmowy'),
  'contents.text': named(
    'Im Ernstfall bitte von vorn nach hinten blättern.',
    'In an emergency turn the pages from front to back.',
    'En cas d’urgence, tourner les pages dans l’ordre.',
    'In caso di emergenza, sfogliare dall’inizio.',
    'W razie potrzeby przewracać kartki od początku.',
  ),
  'alarm.title': named('Alarmschreiben', 'Call-out slip', 'Ordre de départ', 'Foglio di chiamata', 'Karta alarmowa'),
  'alarm.word': named('Alarm', 'Alarm', 'Alerte', 'Allarme', 'Alarm'),
  'alarm.text': named(
    'Meldung: Jacken hängen noch im Spind\nOrt: die nächsten Seiten\nLage: unübersichtlich, aber nummeriert\nKräfte: alle mit Stickern in der Tasche\nBesonderes: Doppelte mitbringen',
    'Report: jackets still in their lockers\nPlace: the pages ahead\nSituation: confused, but numbered\nCrew: everyone with stickers in a pocket\nNote: bring your doubles',
    'Motif : des vestes encore au vestiaire\nLieu : les pages suivantes\nSituation : confuse, mais numérotée\nMoyens : toutes les poches à vignettes\nNote : apporter les doubles',
    'Motivo: giacche ancora negli armadietti\nLuogo: le prossime pagine\nStato: confuso, ma numerato\nForze: chiunque abbia figurine in tasca\nNota: portare i doppioni',
    'Zgłoszenie: kurtki wciąż wiszą w szafkach\nMiejsce: następne strony\nSytuacja: zagmatwana, ale ponumerowana\nSiły: wszyscy z naklejkami w kieszeni\nUwaga: zabrać podwójne',
  ),
  'radio.title': named('Funkspruch', 'Radio message', 'Message radio', 'Messaggio radio', 'Komunikat radiowy'),
  'radio.word': named('Funk', 'Radio', 'Radio', 'Radio', 'Radio'),
  'radio.text': named(
    '– Ruf an alle: Wer hat Doppelte?\n– Hier Doppelte, kommen.\n– Tausche Nummer gegen Nummer.\n– Verstanden. Treffpunkt ist dieses Buch.\n– Ende.',
    '– All stations: who has doubles?\n– Doubles here, over.\n– Will swap, number for number.\n– Understood. We meet at this book.\n– Out.',
    '– À tous : qui a des doubles ?\n– Ici des doubles, parlez.\n– J’échange numéro contre numéro.\n– Reçu. Rendez-vous à ce livre.\n– Terminé.',
    '– A tutti: chi ha doppioni?\n– Qui doppioni, avanti.\n– Scambio numero per numero.\n– Ricevuto. Ci si vede a questo libro.\n– Chiudo.',
    '– Do wszystkich: kto ma podwójne?\n– Tu podwójne, odbiór.\n– Wymienię numer za numer.\n– Przyjęto. Spotkanie przy tej książce.\n– Bez odbioru.',
  ),
  'survey.title': named(
    'Lagemeldung',
    'Situation report',
    'Point de situation',
    'Punto della situazione',
    'Meldunek o sytuacji',
  ),
  'survey.word': named('Lage', 'Situation', 'Situation', 'Situazione', 'Sytuacja'),
  'survey.text': named(
    'Erkundung: eine Seite weiter\nGefahr: Ecken, die sich lösen\nZiel: Nummer auf Nummer\nMittel: ruhige Hand, gerade Kante\nRückmeldung: wenn alle kleben',
    'Reconnaissance: one page on\nHazard: corners that come loose\nAim: number on number\nMeans: a calm hand, a straight edge\nReport back: when everybody is in',
    'Reconnaissance : une page plus loin\nDanger : les coins qui se décollent\nBut : chaque numéro à sa place\nMoyens : main calme, bord droit\nCompte rendu : quand tout est collé',
    'Ricognizione: una pagina più in là\nPericolo: angoli che si staccano\nObiettivo: numero su numero\nMezzi: mano ferma, bordo dritto\nRapporto: quando ci sono tutti',
    'Rozpoznanie: stronę dalej\nZagrożenie: odklejające się rogi\nCel: numer na numer\nŚrodki: spokojna ręka, prosta krawędź\nMeldunek: gdy będą wszyscy',
  ),
  'drill.title': named('Übungsblatt', 'Drill sheet', 'Fiche d’exercice', 'Scheda di esercitazione', 'Karta ćwiczeń'),
  'drill.word': named('Übung', 'Drill', 'Exercice', 'Esercizio', 'Ćwiczenia'),
  'drill.text': named(
    'Thema: gerade einkleben\nErst: die Nummer suchen\nDann: oben anlegen, nach unten streichen\nZuletzt: die krummen niemandem zeigen\nDauer: bis alle da sind',
    'Subject: sticking straight\nFirst: find the number\nThen: start at the top, smooth downwards\nLast: show the crooked ones to nobody\nDuration: until everybody is in',
    'Thème : coller droit\nD’abord : trouver le numéro\nEnsuite : poser en haut, lisser vers le bas\nEnfin : cacher celles de travers\nDurée : le temps d’être au complet',
    'Tema: incollare dritto\nPrima: trovare il numero\nPoi: appoggiare in alto, lisciare in basso\nInfine: nascondere quelle storte\nDurata: finché non ci sono tutti',
    'Temat: wklejanie prosto\nNajpierw: znaleźć numer\nPotem: przyłożyć od góry, wygładzić w dół\nNa koniec: krzywych nie pokazywać nikomu\nCzas trwania: aż będą wszyscy',
  ),
  'check.title': named('Prüfkarte', 'Check card', 'Fiche de contrôle', 'Scheda di controllo', 'Karta kontroli'),
  'check.word': named('Prüfung', 'Inspection', 'Contrôle', 'Controllo', 'Kontrola'),
  'check.text': named(
    'Tüten bis auf die letzte geöffnet\nNummern verglichen\nDoppelte sortiert\nSticker gerade eingeklebt\nNachbarn um Rat gefragt',
    'Packets opened to the very last\nNumbers compared\nDoubles sorted\nStickers stuck in straight\nNeighbours asked for advice',
    'Pochettes ouvertes jusqu’à la dernière\nNuméros comparés\nDoubles triés\nVignettes collées droit\nVoisins consultés',
    'Bustine aperte fino all’ultima\nNumeri confrontati\nDoppioni ordinati\nFigurine incollate dritte\nVicini consultati',
    'Saszetki otwarte do ostatniej\nNumery porównane\nPodwójne posortowane\nNaklejki wklejone prosto\nSąsiedzi zapytani o radę',
  ),
  'handover.title': named('Wachübergabe', 'Handover', 'Relève de garde', 'Cambio turno', 'Zdanie służby'),
  'handover.word': named('Ablösung', 'Relief', 'Relève', 'Cambio', 'Zmiana'),
  'handover.text': named(
    'Eingeklebt bis Nummer:\nEs fehlen noch:\nDoppelt vorhanden:\nÜbergeben an:\nDatum:',
    'Stuck in up to number:\nStill missing:\nTo be swapped:\nHanded over to:\nDate:',
    'Collé jusqu’au numéro :\nManquent encore :\nEn double :\nRemis à :\nDate :',
    'Incollate fino al numero:\nMancano ancora:\nDoppioni:\nConsegnato a:\nData:',
    'Wklejone do numeru:\nBrakuje jeszcze:\nPodwójne:\nPrzekazano:\nData:',
  ),
  'photo.hint': named(
    'Ein Bild von euch, möglichst alle drauf',
    'A picture of you, with everybody in it if possible',
    'Une photo de vous, tout le monde dessus si possible',
    'Una foto di voi, possibilmente con tutti',
    'Wasze zdjęcie, w miarę możności ze wszystkimi',
  ),
  'team.line': [
    named(
      'Jacke weg, Mensch da.',
      'Jacket gone, crew here.',
      'Plus de veste : quelqu’un est là.',
      'Via la giacca: presente.',
      'Nie ma kurtki, jest człowiek.',
    ),
    named(
      'Wer klebt, rückt aus.',
      'Who is stuck in turns out.',
      'Qui colle part en intervention.',
      'Chi incolla è già in servizio.',
      'Kto wklejony, ten w drodze.',
    ),
    named(
      'Hängt die Jacke noch, wird weitergesucht.',
      'While the jacket hangs, the search goes on.',
      'Tant que la veste est là, on cherche encore.',
      'Finché la giacca è appesa, si cerca.',
      'Dopóki kurtka wisi, szukamy dalej.',
    ),
    named(
      'Erst die Nummer, dann die Haltung.',
      'Number first, then posture.',
      'D’abord le numéro, ensuite la tenue.',
      'Prima il numero, poi il portamento.',
      'Najpierw numer, potem postawa.',
    ),
    named(
      'Doppelte gehören nicht in die Brusttasche.',
      'Doubles do not belong in the breast pocket.',
      'Les doubles ne restent pas dans la poche.',
      'I doppioni non si tengono nel taschino.',
      'Podwójnych nie nosi się w kieszeni.',
    ),
    named(
      'Spind zu, Dienst beginnt.',
      'Locker shut, duty begins.',
      'Casier fermé, service ouvert.',
      'Armadietto chiuso, inizia il turno.',
      'Szafka zamknięta, służba się zaczyna.',
    ),
    named(
      'Kein Haken bleibt lange allein.',
      'No hook stays alone for long.',
      'Aucun crochet ne reste seul longtemps.',
      'Nessun gancio resta solo a lungo.',
      'Żaden haczyk nie zostaje długo sam.',
    ),
    named(
      'Vollzählig ist das schönste Wort im Funk.',
      'Complete is the best word on the radio.',
      '« Au complet » est le plus beau mot sur les ondes.',
      '«Al completo» è la parola più bella alla radio.',
      '„Komplet” to najpiękniejsze słowo w eterze.',
    ),
  ],
  'log.title': named('Wachbuch', 'Log', 'Main courante', 'Registro', 'Dziennik'),
  'log.1': named('Eingeklebt am', 'Stuck in on', 'Collé le', 'Incollate il', 'Wklejone dnia'),
  'log.2': named('Getauscht mit', 'Swapped with', 'Échangé avec', 'Scambiate con', 'Wymiana z kim'),
  'log.3': named('Noch gesucht', 'Still wanted', 'Encore recherché', 'Ancora ricercati', 'Wciąż poszukiwane'),
  'log.4': named('Zuletzt gefunden', 'Found last', 'Trouvé en dernier', 'Trovata per ultima', 'Znalezione na końcu'),
  'log.5': named('Vollzählig am', 'Complete on', 'Au complet le', 'Al completo il', 'Komplet dnia'),
  'log.6': named('Zeugen', 'Witnesses', 'Témoins', 'Testimoni', 'Świadkowie'),
  'log.7': named('Größte Freude', 'Greatest joy', 'Plus grande joie', 'Gioia più grande', 'Największa radość'),
  'log.8': named('Bester Blick', 'Best look', 'Plus beau regard', 'Sguardo migliore', 'Najlepsze spojrzenie'),
  'log.9': named(
    'Am schiefsten geklebt',
    'Stuck most crookedly',
    'La plus tordue',
    'La più storta',
    'Najkrzywiej wklejona',
  ),
  'log.10': named(
    'Zähester Tausch',
    'Toughest swap',
    'Échange le plus dur',
    'Scambio più duro',
    'Najtrudniejsza wymiana',
  ),
  'log.11': named('Kaffee gekocht von', 'Coffee made by', 'Café préparé par', 'Caffè fatto da', 'Przy ekspresie'),
  'log.12': named('Licht aus um', 'Lights out at', 'Lumières éteintes à', 'Luci spente alle', 'Światło zgasło o'),
  'engine.title': named('Alle an Bord', 'All aboard', 'Tous à bord', 'Tutti a bordo', 'Wszyscy na pokład'),
  'engine.text': [
    named(
      'Wer zuerst klebt, sitzt am Fenster.',
      'First in gets the window seat.',
      'Premier collé, place à la fenêtre.',
      'Chi arriva prima siede al finestrino.',
      'Kto pierwszy, ten siedzi przy oknie.',
    ),
    named(
      'Anschnallen nicht vergessen, festkleben reicht nicht.',
      'Buckle up: being stuck down is not enough.',
      'Attachez-vous : être collé ne suffit pas.',
      'Allacciate le cinture: la colla non basta.',
      'Zapnijcie pasy: sam klej nie wystarczy.',
    ),
    named(
      'Vorn sitzt, wer den Weg kennt.',
      'In front sits whoever knows the way.',
      'Devant, qui connaît la route.',
      'Davanti siede chi sa la strada.',
      'Z przodu siedzi ten, kto zna drogę.',
    ),
  ],
  'parade.text': [
    named(
      'Antreten in einer Reihe',
      'Fall in, in one row',
      'Rassemblement sur un rang',
      'Adunata su una riga',
      'Zbiórka w jednym szeregu',
    ),
    named(
      'Der Größe nach, oder nach der Nummer',
      'By height, or by number',
      'Par taille, ou par numéro',
      'In ordine di altezza, o di numero',
      'Według wzrostu albo według numeru',
    ),
    named(
      'Augen geradeaus, Ecken auch',
      'Eyes straight ahead, corners too',
      'Regard droit, coins aussi',
      'Sguardo dritto, e gli angoli pure',
      'Wzrok na wprost, rogi też',
    ),
    named(
      'Wer fehlt, wird aufgerufen.',
      'Whoever is missing is called.',
      'Les absents seront appelés.',
      'Chi manca viene chiamato.',
      'Kogo nie ma, tego wywołujemy.',
    ),
  ],
  'book.title': named('Dienstbuch', 'Duty book', 'Cahier de service', 'Libro di servizio', 'Książka służby'),
  'book.text': [
    named(
      'Übung ist {answer-drill}.',
      'Drill is {answer-drill}.',
      'Exercice : {answer-drill}.',
      'Addestramento: {answer-drill}.',
      'Ćwiczenia: {answer-drill}.',
    ),
    named(
      'Was geklebt ist, wird auch eingetragen.',
      'What is stuck in is entered, too.',
      'Ce qui est collé se note aussi.',
      'Quel che è incollato va anche annotato.',
      'Co wklejone, to i wpisane.',
    ),
  ],
  'book.date': named('Datum', 'Date', 'Date', 'Data', 'Data'),
  'book.time': named('Zeit', 'Time', 'Heure', 'Ora', 'Godzina'),
  'book.entry': named('Eintrag', 'Entry', 'Observation', 'Annotazione', 'Wpis'),
  'year.title': named('Das Jahr', 'The year', 'L’année', 'L’anno', 'Ten rok'),
  'year.text': [
    named(
      '{answer-calls} Einsätze. Wofür? Ausmalen.',
      '{answer-calls} calls. What for? Colour them in.',
      '{answer-calls} interventions. Pour quoi ? À colorier.',
      '{answer-calls} interventi. Quali? Da colorare.',
      'Wyjazdy: {answer-calls}. Do czego? Pokolorujcie.',
    ),
    named(
      'Ein Feld für jeden Einsatz, von Hand ausgemalt',
      'One field for each call, coloured in by hand',
      'Une case par intervention, à colorier à la main',
      'Una casella per intervento, da colorare a mano',
      'Jedno pole na każdy wyjazd, kolorowane ręcznie',
    ),
  ],
  'year.1': named('Feuer', 'Fire', 'Feu', 'Fuoco', 'Ogień'),
  'year.2': named('Wasser', 'Water', 'Eau', 'Acqua', 'Woda'),
  'year.3': named('Straße', 'Road', 'Route', 'Strada', 'Droga'),
  'year.4': named('Tiere', 'Animals', 'Animaux', 'Animali', 'Zwierzęta'),
  'year.5': named('Menschen', 'People', 'Secours à personne', 'Persone', 'Ludzie'),
  'year.6': named('Fehlalarm', 'False alarm', 'Fausse alerte', 'Falso allarme', 'Fałszywy alarm'),
  'nato.title': named('Funkalphabet', 'Radio alphabet', 'Alphabet radio', 'Alfabeto radio', 'Alfabet radiowy'),
  'nato.first': same('Alfa\nBravo\nCharlie\nDelta\nEcho\nFoxtrot\nGolf\nHotel\nIndia\nJuliett\nKilo\nLima\nMike'),
  'nato.second': same(
    'November\nOscar\nPapa\nQuebec\nRomeo\nSierra\nTango\nUniform\nVictor\nWhiskey\nX-Ray\nYankee\nZulu',
  ),
  'nato.name': named(
    'Mein Name am Funk',
    'My name on the air',
    'Mon nom à la radio',
    'Il mio nome via radio',
    'Moje imię w eterze',
  ),
  'nato.text': named(
    'Ein Wort je Buchstabe, eine Zeile je Wort. Dann laut vorlesen.',
    'One word a letter, one line a word. Then read it out loud.',
    'Un mot par lettre, une ligne par mot. Puis lire à voix haute.',
    'Una parola per lettera, una riga per parola. Poi leggere ad alta voce.',
    'Słowo na literę, wiersz na słowo. Potem przeczytać na głos.',
  ),
  'game.title': named('Schlauchsalat', 'Hose tangle', 'Sac de nœuds', 'Groviglio', 'Plątanina'),
  'game.text': named(
    'Welcher Schlauch führt zum Feuer?',
    'Which hose leads to the fire?',
    'Quel tuyau mène au feu ?',
    'Quale tubo porta al fuoco?',
    'Który wąż prowadzi do ognia?',
  ),
  'paint.title': named('Frisch lackiert', 'Fresh paint', 'Peinture fraîche', 'Verniciatura fresca', 'Świeży lakier'),
  'paint.text': named(
    'Zum Ausmalen, auch in Himmelblau',
    'To colour in, sky blue if you like',
    'À colorier, même en bleu ciel',
    'Da colorare, anche in celeste',
    'Do kolorowania, choćby na niebiesko',
  ),
  'map.title': named('Lageplan', 'Site plan', 'Plan du secteur', 'Pianta della zona', 'Plan okolicy'),
  'map.text': named(
    'Zum Zeichnen: die Wege, die ihr nachts findet',
    'To be drawn: the roads you find at night',
    'À dessiner : vos chemins, même la nuit',
    'Da disegnare: le strade che trovate di notte',
    'Do narysowania: drogi, które znacie nocą',
  ),
  'map.1': named('Gerätehaus', 'Station', 'Caserne', 'Caserma', 'Remiza'),
  'map.2': named('Hydrant', 'Hydrant', 'Hydrant', 'Idrante', 'Hydrant'),
  'map.3': named('Bester Kuchen', 'Best cake', 'Meilleur gâteau', 'Torta migliore', 'Najlepsze ciasto'),
  'map.4': named('Katzenbaum', 'Cat tree', 'Arbre à chats', 'Albero dei gatti', 'Kocie drzewo'),
  'fleet.title': named('In der Halle', 'In the hall', 'Au garage', 'In rimessa', 'W garażu'),
  'fleet.text': [same('{answer-vehicles}')],
  'stores.title': named(
    'Nie ausgehen darf',
    'Must never run out',
    'À ne jamais épuiser',
    'Non deve mai mancare',
    'Nie może zabraknąć',
  ),
  'stores.text': [same('{answer-supplies}')],
  'story.title': named(
    'Davon reden wir noch',
    'We still talk about it',
    'On en parle encore',
    'Ne parliamo ancora',
    'O tym wciąż mówimy',
  ),
  'story.text': [same('{answer-story}')],
  'wide.title': named('Auf dem Bild sind', 'In the picture are', 'Sur la photo', 'Nella foto', 'Na zdjęciu są'),
  'thanks.title': named('Einsatzende', 'Stand down', 'Fin d’alerte', 'Cessato allarme', 'Koniec akcji'),
  'thanks.text': [
    named(
      'Danke: {answer-thanks}.',
      'Our thanks to {answer-thanks}.',
      'Merci : {answer-thanks}.',
      'Grazie: {answer-thanks}.',
      'Dziękujemy: {answer-thanks}.',
    ),
    named(
      'Danke an alle, die nachts das Licht anlassen, das Abendessen warm stellen und am Arbeitsplatz sagen: Geh nur, wir schaffen das.',
      'Thanks to all who leave the light on, keep supper warm and say at work: off you go, we will manage.',
      'Merci à celles et ceux qui laissent la lumière, gardent le dîner au chaud et disent au travail : vas-y, on se débrouille.',
      'Grazie a chi lascia la luce accesa, tiene in caldo la cena e al lavoro dice: vai, ce la caviamo.',
      'Dziękujemy tym, którzy zostawiają światło, grzeją kolację i mówią w pracy: jedź, damy radę.',
    ),
  ],
  'signed.title': named('Ausgerückt', 'Turned out', 'Partis', 'Usciti', 'Wyjechali'),
  'signed.text': [
    named(
      'Wer drin ist, unterschreibt. {answer-longest} zuerst.',
      'Whoever is in it signs. {answer-longest} first.',
      'Qui est dedans signe. {answer-longest} d’abord.',
      'Chi c’è dentro firma. Si comincia da {answer-longest}.',
      'Kto jest w środku, ten się podpisuje. Najpierw: {answer-longest}.',
    ),
    named(
      'Wer drin ist, unterschreibt. Auch die mit den nassen Händen.',
      'Whoever is in it signs. Wet hands included.',
      'Qui est dedans signe, même les mains mouillées.',
      'Chi c’è dentro firma, anche con le mani bagnate.',
      'Kto jest w środku, ten się podpisuje. Mokrymi rękami też.',
    ),
  ],
  'back.line': [
    named(
      'Noch ein Haken frei: {answer-join}',
      'One hook still free: {answer-join}',
      'Il reste un crochet : {answer-join}',
      'C’è ancora un gancio: {answer-join}',
      'Został wolny haczyk: {answer-join}',
    ),
    named(
      'Wir fahren schon mal vor.',
      'We will drive ahead.',
      'On part devant.',
      'Noi intanto ci avviamo.',
      'Jedziemy przodem.',
    ),
  ],
  'chapter.one': named('Erster Zug', 'First crew', 'Première équipe', 'Prima squadra', 'Pierwsza zmiana'),
  'chapter.two': named('Jugendgruppe', 'Youth crew', 'Les cadets', 'I giovani', 'Młodzieżówka'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const caps = { font: 'title', uppercase: true };
const strong = { font: 'sub_title' };
const plain = { font: 'paragraph' };
const ROWS = [48, 125, 202] as const;
/** The locker shows through until somebody is in; its number is set for the night behind it. */
const OPEN = { fill: NIGHT, fillOpacity: 0 };
const LOCKERS = ['einsatz-locker-a', 'einsatz-locker-b', 'einsatz-locker-c', 'einsatz-locker-d'] as const;
const MOTIFS = ['crew', 'hoses', 'cat', 'boots', 'ring', 'helmets'] as const;
/** The drawings of one format, beginning with another one from frame to frame; on both pages those that leave the fold free. */
const standIns = (format: 'tall' | 'wide' | 'half' | 'box', first = 0): string[] => {
  const motifs = MOTIFS.filter((motif) => format !== 'wide' || motif !== 'cat');
  return motifs.map((_, index) => `einsatz-${pick(motifs, (index + first) % motifs.length)}-${format}`);
};

/** Lockers of a row, each one a drawing of its own: where nobody is dealt to, the wall ends. */
const lockers = (xs: readonly number[], ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y, row) =>
    xs.map((x, column) => {
      const turn = (column + row) % LOCKERS.length;
      return picture(x - 4, y - 4, 58, 78, [...LOCKERS.slice(turn), ...LOCKERS.slice(0, turn)], { name: 'Spind' });
    }),
  );
const seated = (xs: readonly number[], ys: readonly number[]): ContentNode[] =>
  ys.flatMap((y) => xs.map((x) => cell(x, y, false, OPEN)));
/** So many side by side from `x` on. */
const from = (x: number, count: number): number[] => Array.from({ length: count }, (_, index) => x + 54 * index);
/** Lockers of both pages; places are counted from left to right over the whole spread. */
const lockerRows = (left: readonly number[], right: readonly number[], ys: readonly number[]): ContentNode[] => [
  ...lockers([...left, ...right], ys),
  ...seated([...left, ...right], ys),
];
const band = (): ContentNode[] => [
  rect(-4, 284, 468, 18, RED),
  picture(-4, 284, 468, 18, 'einsatz-band', { name: 'Warnstreifen' }),
];
const plates = (): ContentNode[] => [
  rect(8, 281.5, 18, 10, NIGHT, { borderRadius: 1.5 }),
  rect(434, 281.5, 18, 10, NIGHT, { borderRadius: 1.5 }),
  text(8, 284, 18, 14, '{page-number}', { ...strong, color: WHITE, align: 'center', name: 'Folio' }),
  text(434, 284, 18, 14, '{page-number}', { ...strong, color: WHITE, align: 'center', name: 'Folio' }),
];
const heading = (x = 9): ContentNode[] => [
  text(x, 11, 212, 48, '{section}', { ...caps, color: NIGHT, ...FITTED, name: 'Titel' }),
  rect(x + 0.5, 31.5, 40, 2.4, RED),
  text(240, 19, 211, 18, '@team.line', { ...strong, color: RED, align: 'right' }),
];
const page = (title: string, children: ContentNode[]): ContentNode =>
  spread(title, WHITE, [...band(), ...heading(), ...children, ...plates()]);
/** A column of the log, to be filled in by hand; the second one asks for more than the time. */
function log(x: number, late = false): ContentNode[] {
  return [
    text(x, 47, 48, 18, '@log.title', { ...caps, color: NIGHT }),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) => field(x, 60 + index * 36, 48, `@log.${index + (late ? 7 : 1)}`)),
  ];
}
/** A label over two lines to write on. */
const field = (x: number, y: number, width: number, label: string): ContentNode[] => [
  text(x, y, width, 11, label, { ...strong, color: RED, lineHeight: 120, lines: 1 }),
  rule(x, y + 15.5, width, STEEL, 0.35),
  rule(x, y + 26, width, STEEL, 0.35),
];

/** A frame, and the drawing that stands there until its photo is in. */
function photo(x: number, y: number, width: number, height: number, images: readonly string[]): ContentNode[] {
  const left = Math.max(x, 0) + 8;
  return [
    picture(x, y, width, height, images, { name: 'Zeichnung' }),
    text(left, y + 8, Math.min(width, 226) - 20, 14, '@photo.hint', {
      ...strong,
      name: HINT,
      color: NIGHT,
      fill: WHITE,
    }),
    picture(x, y, width, height, null, { name: 'Foto' }),
  ];
}

interface Form {
  readonly id: 'alarm' | 'radio' | 'survey' | 'drill' | 'check' | 'handover';
  readonly ground: number;
  /** Where the paper lies, and whether the drawing fills a page beside it or runs across both. */
  readonly paper: 'left' | 'right';
  readonly wide?: true;
  readonly first: number;
}
/** Every chapter begins with another of the forms that a station has. */
function opener({ id, ground, paper, wide, first }: Form): ContentNode {
  const dark = ground === YELLOW || ground === WHITE ? NIGHT : WHITE;
  if (wide) {
    const [sheet, title] = paper === 'left' ? [16, 244] : [246, 14];
    return spread('Auftakt', ground, [
      ...photo(-4, -4, 468, 156, standIns('wide', first)),
      rect(-4, 152, 468, 3, dark),
      text(title, 172, 200, 72, '{section}', { ...caps, color: dark, ...FITTED, lines: 2, name: 'Titel' }),
      rect(title + 0.5, 229, 40, 2.4, dark === NIGHT ? RED : YELLOW),
      rect(sheet + 3, 137, 198, 137, '#000000', { opacity: 0.25 }),
      rect(sheet, 134, 198, 137, WHITE),
      node('Group', { name: 'Vordruck', x: sheet, y: 134 }, [
        rect(9, 9, 180, 14, NIGHT),
        text(14, 12.6, 170, 18, `@${id}.title`, { ...caps, color: WHITE }),
      ]),
      text(sheet + 9, 160, 176, 48, `@${id}.word`, { ...caps, color: RED, ...FITTED }),
      ...formLines(sheet + 9, 184, 180, id, 20),
      ...band(),
      ...plates(),
    ]);
  }
  const [slip, drawing] = paper === 'left' ? [0, 230] : [230, 0];
  const turn = paper === 'left' ? -2 : 2;
  const top = paper === 'left' ? 32 : 25;
  return spread('Auftakt', ground, [
    ...photo(drawing === 0 ? -4 : 230, -4, 234, 288, standIns('tall', first)),
    rect(slip + 23, 31, 190, 226, '#000000', { opacity: 0.25, rotation: turn }),
    node('Group', { name: 'Zettel', x: slip + 20, y: top, rotation: turn }, [
      rect(0, 0, 190, 226, WHITE),
      node('Group', { name: 'Kopf', x: 9, y: 11 }, [
        rect(0, 0, 172, 16, NIGHT),
        text(5, 4.5, 162, 20, `@${id}.title`, { ...caps, color: WHITE }),
      ]),
      text(9, 35, 172, 72, `@${id}.word`, { ...caps, color: RED, scale: 2, ...FITTED }),
      text(10, 90, 172, 72, '{section}', { ...caps, color: NIGHT, ...FITTED, name: 'Titel' }),
      rect(11, 121, 168, 1, NIGHT),
      ...formLines(11, 130, 168, id, 18),
    ]),
    ...band(),
    ...plates(),
  ]);
}
/** Five entries on their lines: without the words there are no lines either. */
function formLines(x: number, y: number, width: number, id: Form['id'], size: number): ContentNode[] {
  const step = size * 2 * 0.3528;
  const indent = id === 'check' ? 12 : 0;
  return [
    node('Group', { name: 'Zeilen', x, y }, [
      ...[1, 2, 3, 4, 5].map((line) => rule(0, step * line - 1.2, width, STEEL, 0.35)),
      ...(indent > 0 ? [1, 2, 3, 4, 5].map((line) => frame(0.5, step * (line - 0.5) - 3.2, 6.5, 6.5, NIGHT, 0.7)) : []),
      text(indent, 0, width - indent, size, `@${id}.text`, {
        ...plain,
        color: NIGHT,
        lineHeight: 200,
        lines: 5,
        ...FITTED,
      }),
    ]),
  ];
}
const FORMS: readonly Form[] = [
  { id: 'alarm', ground: RED, paper: 'left', first: 0 },
  { id: 'radio', ground: YELLOW, paper: 'right', first: 1 },
  { id: 'survey', ground: NIGHT, paper: 'right', wide: true, first: 2 },
  { id: 'drill', ground: STEEL, paper: 'left', first: 2 },
  { id: 'check', ground: RED, paper: 'left', wide: true, first: 1 },
  { id: 'handover', ground: NIGHT, paper: 'right', first: 3 },
];
const open = (index: number): ContentNode => opener(pick(FORMS, index));

const LEFT4 = from(10, 4);
const RIGHT4 = from(238, 4);
const team24 = (): ContentNode => page('Spinde 24', lockerRows(LEFT4, RIGHT4, ROWS));
const team21 = (): ContentNode => page('Spinde 21', [...log(9), ...lockerRows(from(66, 3), RIGHT4, ROWS)]);
const team18 = (): ContentNode =>
  page('Spinde 18', [...log(9), ...lockerRows(from(66, 3), from(238, 3), ROWS), ...log(403, true)]);
const team16 = (): ContentNode =>
  page('Spinde mit Foto', [...photo(-4, 44, 468, 73, standIns('wide')), ...lockerRows(LEFT4, RIGHT4, ROWS.slice(1))]);
const team9 = (): ContentNode =>
  page('Spinde 9', [
    ...photo(-4, 44, 226, 240, standIns('tall', 3)),
    ...log(236, true),
    ...lockerRows([], from(292, 3), ROWS),
  ]);
const team12 = (): ContentNode =>
  page('Spinde 12', [
    ...photo(-4, 44, 468, 73, standIns('wide', 2)),
    ...lockerRows(from(64, 3), from(240, 3), ROWS.slice(1)),
    ...[0, 1, 2, 3].flatMap((index) => field(9, 126 + index * 37, 46, `@log.${index + 1}`)),
    ...[0, 1, 2, 3].flatMap((index) => field(405, 126 + index * 37, 46, `@log.${index + 7}`)),
  ]);
const engine9 = (): ContentNode =>
  spread('Alle an Bord', WHITE, [
    ...band(),
    text(9, 8, 212, 48, '@engine.title', { ...caps, color: NIGHT, ...FITTED }),
    text(240, 16, 211, 18, '@engine.text', { ...strong, color: RED, align: 'right' }),
    picture(-4, -4, 468, 305, 'einsatz-engine', { name: 'Fahrzeug' }),
    rect(-4, 256, 468, 2, NIGHT),
    rect(110, 62, 240, 154, NIGHT, { borderRadius: 2 }),
    ...lockers([114, 168, 242, 296], [66]),
    ...lockers([114, 168, 242, 296], [142]),
    ...lockers([366], [118]),
    ...seated([114, 168, 242, 296], [66, 142]),
    cell(366, 118, false, OPEN),
    ...plates(),
  ]);
const parade8 = (): ContentNode =>
  spread('Antreten', WHITE, [
    ...photo(-4, -4, 468, 152, standIns('wide', 1)),
    ...band(),
    rect(-4, 148, 468, 42, RED),
    text(9, 158, 212, 48, '{section}', { ...caps, color: WHITE, ...FITTED, name: 'Titel' }),
    text(240, 165, 211, 18, '@parade.text', { ...strong, color: WHITE, align: 'right' }),
    ...lockerRows(LEFT4, RIGHT4, [202]),
    ...plates(),
  ]);
const team6 = (): ContentNode =>
  page('Spinde 6', [
    ...photo(-4, 44, 226, 240, standIns('tall', 1)),
    ...log(236, true),
    ...lockerRows([], from(292, 3), ROWS.slice(0, 2)),
    ...field(288, 216, 166, '@log.3'),
    ...field(288, 246, 166, '@log.5'),
  ]);
const team4 = (): ContentNode =>
  page('Spinde 4', [
    ...log(9),
    ...lockerRows(from(92, 2), [], ROWS.slice(0, 2)),
    ...field(92, 216, 104, '@log.8'),
    ...field(92, 246, 104, '@log.9'),
    ...photo(238, 44, 226, 240, standIns('tall', 4)),
  ]);
/** Three beside each other over a log, and a picture on the other page. */
const team3 = (): ContentNode =>
  page('Drei Spinde mit Wachbuch', [
    ...lockerRows(from(36, 3), [], [50]),
    ...[0, 1, 2, 3].flatMap((index) => [
      ...field(32, 140 + index * 33, 78, `@log.${index + 1}`),
      ...field(116, 140 + index * 33, 82, `@log.${index + 7}`),
    ]),
    ...photo(238, 44, 226, 240, standIns('tall', 5)),
  ]);
const doubles = (): ContentNode =>
  page('Trupps', [
    ...lockers([12, 62, 120, 170, 240, 290, 348, 398], [50]),
    ...[12, 120, 240, 348].map((x) => cell(x, 50, true, OPEN)),
    ...lockerRows(LEFT4, RIGHT4, [136]),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) =>
      field(10 + index * 74 + (index > 2 ? 6 : 0), 224, 64, `@log.${index + 7}`),
    ),
  ]);
/** One, two or three of them beside a page of a drawing. */
const few = (count: 1 | 2 | 3): ContentNode => {
  const xs = from(count === 1 ? 313 : 246, count);
  return spread('Kleine Gruppe', WHITE, [
    ...photo(-4, -4, 234, 288, standIns('tall', count)),
    ...band(),
    text(246, 24, 200, 72, '{section}', { ...caps, color: NIGHT, ...FITTED, name: 'Titel' }),
    rect(246.5, 55, 40, 2.4, RED),
    text(246, 64, 200, 18, '@team.line', { ...strong, color: RED }),
    ...lockerRows([], count === 1 ? [250] : xs, [100]),
    ...[0, 1, 2].flatMap((index) => field(246, 192 + index * 29, 200, `@log.${index + 7}`)),
    ...plates(),
  ]);
};

/** A spread to be written on: its title, and what it is for. */
const sheet = (name: string, key: string, children: ContentNode[], ground: number = WHITE): ContentNode =>
  spread(name, ground, [
    ...band(),
    text(9, 11, 212, 48, `@${key}.title`, { ...caps, color: ground === NIGHT ? YELLOW : NIGHT, ...FITTED }),
    rect(9.5, 31.5, 40, 2.4, RED),
    text(240, 19, 211, 18, `@${key}.text`, { ...strong, color: ground === NIGHT ? WHITE : RED, align: 'right' }),
    ...children,
    ...plates(),
  ]);
const lines = (x: number, y: number, width: number, count: number, step: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => rule(x, y + step * index, width, STEEL, 0.35));

const book = (): ContentNode =>
  sheet(
    'Dienstbuch',
    'book',
    [9, 240].flatMap((x) => [
      rect(x, 46, 211, 12, NIGHT),
      ...['date', 'time', 'entry'].map((key, index) =>
        text(x + pick([4, 38, 72], index), 49.4, 60, 14, `@book.${key}`, { ...strong, color: WHITE }),
      ),
      ...[34, 68].map((dx) => rect(x + dx, 58, 0.35, 208, STEEL)),
      ...lines(x, 74, 211, 13, 16),
    ]),
  );
const YEAR = 6;
const year = (): ContentNode =>
  spread('Das Jahr', WHITE, [
    ...photo(230, -4, 234, 288, standIns('tall', 2)),
    ...band(),
    text(12, 14, 206, 72, '@year.title', { ...caps, color: NIGHT, ...FITTED }),
    rect(12.5, 45, 40, 2.4, RED),
    text(12, 52, 206, 18, '@year.text', { ...strong, color: RED, ...FITTED, lines: 1.1 }),
    ...Array.from({ length: YEAR }, (_, index) => {
      const y = 70 + index * 34;
      return [
        text(12, y, 206, 16, `@year.${index + 1}`, { ...strong, color: NIGHT }),
        picture(12, y + 9.5, 206, 14.4, 'einsatz-fields', { name: 'Felder' }),
      ];
    }).flat(),
    ...plates(),
  ]);
const nato = (): ContentNode =>
  spread('Funkalphabet', WHITE, [
    rect(-4, -4, 234, 288, NIGHT),
    ...band(),
    text(14, 14, 204, 48, '@nato.title', { ...caps, color: YELLOW, ...FITTED }),
    rect(14.5, 34.5, 40, 2.4, RED),
    text(14, 50, 100, 24, '@nato.first', { ...strong, color: WHITE, lineHeight: 200, lines: 13 }),
    text(122, 50, 100, 24, '@nato.second', { ...strong, color: WHITE, lineHeight: 200, lines: 13 }),
    text(246, 14, 204, 48, '@nato.name', { ...caps, color: NIGHT, ...FITTED }),
    rect(246.5, 34.5, 40, 2.4, RED),
    text(246, 44, 204, 18, '@nato.text', { ...plain, color: NIGHT, lineHeight: 130, lines: 2 }),
    ...lines(246, 86, 204, 12, 16),
    ...plates(),
  ]);
const game = (): ContentNode =>
  sheet('Schlauchsalat', 'game', [
    picture(38, 58, 384, 209.5, 'einsatz-tangle', { name: 'Schläuche' }),
    ...['A', 'B', 'C', 'D'].flatMap((letter, index) => {
      const y = pick([77.2, 129.6, 182, 234.3], index);
      return [disc(26, y, 12, NIGHT), text(14, y - 6.2, 24, 36, letter, { ...caps, color: YELLOW, align: 'center' })];
    }),
    ...['duck', 'flame', 'flower', 'pot'].map((thing, index) =>
      picture(421, pick([60, 112, 170, 224], index), 30, 30, `einsatz-${thing}`, { name: 'Ziel' }),
    ),
  ]);
const outline = (): ContentNode =>
  sheet('Zum Ausmalen', 'paint', [
    rect(-4, 260, 468, 2, NIGHT),
    picture(14, 20, 432, 281.5, 'einsatz-outline', { name: 'Fahrzeug' }),
  ]);
const map = (): ContentNode =>
  sheet('Lageplan', 'map', [
    picture(9, 46, 442, 217, 'einsatz-grid', { name: 'Plan' }),
    frame(9, 46, 442, 217, NIGHT, 0.7),
    rect(352, 196, 92, 60, WHITE, { stroke: NIGHT, strokeWidth: 0.7 }),
    ...[1, 2, 3, 4].flatMap((index) => [
      disc(360, 196 + index * 12.2, 3.2, pick([RED, YELLOW, NIGHT, STEEL], index - 1)),
      text(367, 193 + index * 12.2, 74, 14, `@map.${index}`, { ...strong, color: NIGHT }),
    ]),
  ]);
const fleet = (): ContentNode =>
  spread('Fuhrpark', WHITE, [
    ...band(),
    rect(230, -4, 234, 288, RED),
    text(14, 14, 204, 48, '@fleet.title', { ...caps, color: NIGHT, ...FITTED }),
    rect(14.5, 34.5, 40, 2.4, RED),
    ...answerOrLines({
      x: 14,
      y: 44,
      width: 202,
      size: 24,
      key: '@fleet.text',
      ground: WHITE,
      color: NIGHT,
      ink: STEEL,
      lines: 14,
      step: 15.5,
      style: strong,
    }),
    text(246, 14, 204, 48, '@stores.title', { ...caps, color: WHITE, ...FITTED }),
    rect(246.5, 34.5, 40, 2.4, YELLOW),
    rect(246, 44, 202, 86, WHITE),
    ...answerOrLines({
      x: 252,
      y: 46,
      width: 190,
      size: 22,
      key: '@stores.text',
      ground: WHITE,
      color: NIGHT,
      ink: STEEL,
      lines: 6,
      step: 13.2,
      style: strong,
    }),
    ...photo(246, 138, 202, 128, standIns('half', 3)),
    ...plates(),
  ]);
const story = (): ContentNode =>
  spread('Davon reden wir noch', NIGHT, [
    ...photo(-4, -4, 234, 288, standIns('tall', 2)),
    ...band(),
    rect(246, 20, 200, 246, WHITE),
    text(256, 30, 180, 48, '@story.title', { ...caps, color: NIGHT, ...FITTED, lines: 2 }),
    rect(256.5, 70, 40, 2.4, RED),
    ...answerOrLines({
      x: 256,
      y: 78,
      width: 180,
      size: 18,
      key: '@story.text',
      ground: WHITE,
      color: NIGHT,
      ink: STEEL,
      lines: 13,
      step: 14,
      style: plain,
    }),
    ...plates(),
  ]);
const swaps = (): ContentNode =>
  spread('Tauschliste', WHITE, [
    rect(230, -4, 234, 288, YELLOW),
    ...band(),
    ...swapLists({
      at: [14, 246],
      y: 16,
      width: 200,
      lines: 11,
      heading: { ...caps, color: NIGHT },
      note: { ...plain, color: NIGHT },
      color: NIGHT,
    }),
    ...plates(),
  ]);
const pictures = (): ContentNode =>
  page('Drei Bilder', [
    ...photo(-4, 44, 226, 240, standIns('tall', 1)),
    ...photo(228, 44, 236, 116, standIns('half')),
    ...photo(228, 166, 115, 118, standIns('box', 4)),
    ...photo(349, 166, 115, 118, standIns('box', 2)),
  ]);
const wide = (): ContentNode =>
  spread('Ein Bild', NIGHT, [
    ...photo(-4, -4, 468, 220, standIns('wide', 3)),
    rect(-4, 216, 468, 3, YELLOW),
    ...band(),
    text(14, 226, 204, 24, '@wide.title', { ...caps, color: YELLOW }),
    ...[14, 246].flatMap((x) => lines(x, 252, 200, 2, 16)),
    ...plates(),
  ]);
const signatures = (): ContentNode =>
  spread('Einsatzende', WHITE, [
    ...band(),
    // Night on the page that is read: nobody signs on it.
    rect(-4, -4, 234, 288, NIGHT),
    text(12, 14, 206, 72, '@thanks.title', { ...caps, color: YELLOW, ...FITTED }),
    rect(12.5, 45, 40, 2.4, RED),
    text(12, 54, 204, 20, '@thanks.text', { ...plain, color: WHITE, lineHeight: 150, lines: 8, ...FITTED }),
    ...photo(12, 150, 206, 103, ['einsatz-mugs']),
    text(246, 14, 204, 48, '@signed.title', { ...caps, color: NIGHT, ...FITTED }),
    rect(246.5, 34.5, 40, 2.4, RED),
    text(246, 44, 204, 18, '@signed.text', { ...plain, color: NIGHT, lineHeight: 130, lines: 2 }),
    ...[246, 352].flatMap((x) => lines(x, 88, 96, 12, 16)),
    ...plates(),
  ]);

const LAYOUTS: readonly (readonly [
  id: string,
  name: Localised,
  role: 'team' | 'text' | 'picture',
  made: ContentNode,
])[] = [
  [
    '24',
    named('Alle Spinde', 'All lockers', 'Tous les casiers', 'Tutti gli armadietti', 'Wszystkie szafki'),
    'team',
    team24(),
  ],
  [
    '21',
    named(
      'Spinde mit Wachbuch',
      'Lockers with log',
      'Casiers et main courante',
      'Armadietti e registro',
      'Szafki z dziennikiem',
    ),
    'team',
    team21(),
  ],
  [
    '18',
    named('Zwei Wachbücher', 'Two logs', 'Deux mains courantes', 'Due registri', 'Dwa dzienniki'),
    'team',
    team18(),
  ],
  [
    '16',
    named('Spinde mit Foto', 'Lockers with photo', 'Casiers et photo', 'Armadietti con foto', 'Szafki ze zdjęciem'),
    'team',
    team16(),
  ],
  ['12', named('Trupps', 'Pairs', 'Binômes', 'Coppie', 'Pary'), 'team', doubles()],
  [
    '12-photo',
    named('Zwölf mit Foto', 'Twelve with photo', 'Douze et une photo', 'Dodici con foto', 'Dwanaście ze zdjęciem'),
    'team',
    team12(),
  ],
  ['9', named('Fahrzeug', 'Engine', 'Camion', 'Mezzo', 'Wóz'), 'team', engine9()],
  [
    '9-photo',
    named('Neun mit Foto', 'Nine with photo', 'Neuf et une photo', 'Nove con foto', 'Dziewięć ze zdjęciem'),
    'team',
    team9(),
  ],
  ['8', named('Antreten', 'Parade', 'Rassemblement', 'Adunata', 'Zbiórka'), 'picture', parade8()],
  ['6', named('Kleine Wache', 'Small station', 'Petit poste', 'Piccola caserma', 'Mała remiza'), 'team', team6()],
  ['4', named('Vier Spinde', 'Four lockers', 'Quatre casiers', 'Quattro armadietti', 'Cztery szafki'), 'team', team4()],
  ['3', named('Drei Spinde', 'Three lockers', 'Trois casiers', 'Tre armadietti', 'Trzy szafki'), 'team', few(3)],
  [
    '3-log',
    named('Drei mit Wachbuch', 'Three with log', 'Trois et main courante', 'Tre con registro', 'Trzy z dziennikiem'),
    'team',
    team3(),
  ],
  ['2', named('Zwei Spinde', 'Two lockers', 'Deux casiers', 'Due armadietti', 'Dwie szafki'), 'team', few(2)],
  ['1', named('Ein Spind', 'One locker', 'Un casier', 'Un armadietto', 'Jedna szafka'), 'team', few(1)],
  ['year', named('Das Jahr', 'The year', 'L’année', 'L’anno', 'Ten rok'), 'text', year()],
  [
    'nato',
    named('Funkalphabet', 'Radio alphabet', 'Alphabet radio', 'Alfabeto radio', 'Alfabet radiowy'),
    'text',
    nato(),
  ],
  [
    'story',
    named(
      'Davon reden wir noch',
      'We still talk about it',
      'On en parle encore',
      'Ne parliamo ancora',
      'O tym wciąż mówimy',
    ),
    'text',
    story(),
  ],
  ['game', named('Schlauchsalat', 'Hose tangle', 'Sac de nœuds', 'Groviglio', 'Plątanina'), 'text', game()],
  ['wide', named('Ein Bild', 'One picture', 'Une photo', 'Una foto', 'Jedno zdjęcie'), 'picture', wide()],
  [
    'book',
    named('Dienstbuch', 'Duty book', 'Cahier de service', 'Libro di servizio', 'Książka służby'),
    'text',
    book(),
  ],
  ['map', named('Lageplan', 'Site plan', 'Plan du secteur', 'Pianta della zona', 'Plan okolicy'), 'text', map()],
  ['fleet', named('In der Halle', 'In the hall', 'Au garage', 'In rimessa', 'W garażu'), 'text', fleet()],
  [
    'paint',
    named('Frisch lackiert', 'Fresh paint', 'Peinture fraîche', 'Verniciatura fresca', 'Świeży lakier'),
    'picture',
    outline(),
  ],
];
const OPENERS = FORMS.map(({ id }, index): BlueprintContent['layouts'][number] => ({
  id: `einsatz-opener-${id}`,
  name: texts[`${id}.title`] as Localised,
  role: 'opener',
  spread: open(index),
}));
const layouts: BlueprintContent['layouts'] = [
  ...OPENERS,
  ...LAYOUTS.map(([id, name, role, made]) => ({ id: `einsatz-${id}`, name, role, spread: made })),
  ...extraLayouts('einsatz', pictures(), swaps()),
];

export const blueprint: BlueprintContent = {
  id: 'community-einsatzbuch',
  blueprint_category: 'community',
  title: named('Einsatzbuch', 'Call-out book', 'Main courante', 'Registro di servizio', 'Dziennik służby'),
  description: {
    de: 'Für Feuerwehr, Rettung und Wasserwacht: Spinde, Warnstreifen und ein Wachbuch auf die Minute.',
    en: 'For fire brigades, rescue and lifeguards: lockers, warning stripes and a log to the minute.',
    fr: 'Pour pompiers, secours et sauveteurs : casiers, bandes d’alerte et journal à la minute.',
    it: 'Per vigili del fuoco, soccorso e bagnini: armadietti, strisce e un registro al minuto.',
    pl: 'Dla strażaków, ratowników i WOPR: szafki, pasy ostrzegawcze i dziennik co do minuty.',
  },
  palette: [HEX.night, HEX.red, HEX.yellow, HEX.steel, HEX.white],
  fonts: {
    title: { family: 'Saira Condensed', bold: true },
    sub_title: { family: 'Saira Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'triangle',
  texts,
  questions,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(RED, [
          rect(226, -4, 238, 40, NIGHT),
          ...[262, 428].flatMap((x) => [
            disc(x, 18, 15, { type: 'linear', colors: [YELLOW, '#fffbe0'], direction: 0 }),
            disc(x, 18, 15, null, { stroke: WHITE, strokeWidth: 1.4 }),
          ]),
          rect(284, 12, 122, 12, STEEL, { borderRadius: 3 }),
          text(286, 14.4, 118, 18, '@cover.sign', {
            ...caps,
            color: NIGHT,
            align: 'center',
            ...FITTED,
            name: 'Schild',
          }),
          rect(242, 48, 206, 116, NIGHT, { borderRadius: 4 }),
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
            rect(242, 56 + index * 11, 206, 0.5, '#ffffff', { opacity: 0.14 }),
          ),
          text(250, 58, 190, 72, '{album-title}', {
            ...caps,
            color: WHITE,
            align: 'center',
            valign: 'middle',
            scale: 2,
            lines: 1.85,
            ...FITTED,
            name: 'Titel',
          }),
          picture(226, 172, 238, 84, 'einsatz-chevron', { name: 'Warnstreifen' }),
          rect(226, 170, 238, 2.5, WHITE),
          rect(226, 254, 238, 47, NIGHT),
          ...[258, 432].flatMap((x) => [
            disc(x, 275, 13, { type: 'linear', colors: [RED, '#ff6a5a'], direction: 0 }),
            disc(x, 275, 13, null, { stroke: STEEL, strokeWidth: 1.4 }),
          ]),
          rect(282, 264, 126, 22, WHITE, { borderRadius: 2 }),
          text(284, 270.4, 122, 26, '@cover.line', { ...strong, color: NIGHT, align: 'center', ...FITTED }),
          text(284, 288, 122, 11, '{release-date}', { ...strong, color: WHITE, align: 'center' }),
        ]),
        spread('Alarm', WHITE, [
          ...band(),
          rect(-4, -4, 234, 288, RED),
          picture(24, 26, 120, 86, 'einsatz-helmet', { name: 'Helm' }),
          text(18, 124, 196, 72, '@welcome.title', { ...caps, color: WHITE, scale: 1.6, ...FITTED }),
          text(18, 172, 192, 18, '@welcome.text', { ...plain, color: WHITE, lineHeight: 150, lines: 7 }),
          text(18, 250, 192, 18, '@welcome.unit', { ...strong, color: WHITE, ...FITTED }),
          picture(230, -4, 234, 110, 'einsatz-gate', { name: 'Wache' }),
          text(246, 114, 200, 48, '@contents.title', { ...caps, color: NIGHT, ...FITTED }),
          rect(246.5, 135, 40, 2.4, RED),
          text(246, 141, 200, 14, '@contents.text', { ...plain, color: NIGHT, ...FITTED }),
          node('Text', {
            x: 246,
            y: 152,
            width: 200,
            height: 58,
            size: 24,
            lineHeight: 150,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(238, 214, 214, 62, YELLOW),
          text(246, 219, 196, 18, '@owner.title', { ...caps, color: NIGHT, ...FITTED }),
          rule(246, 243, 198, NIGHT, 0.5),
          text(246, 248, 90, 14, '@owner.dates', { ...strong, color: NIGHT, ...FITTED }),
          rule(246, 269, 92, NIGHT, 0.5),
          text(352, 248, 92, 14, '@owner.full', { ...strong, color: NIGHT, ...FITTED }),
          rule(352, 269, 92, NIGHT, 0.5),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [open(0), team21(), engine9()]),
    section('@chapter.two', [open(1), team18(), parade8()]),
    section(
      '@section.back',
      [
        year(),
        signatures(),
        spread('Rückseite', RED, [
          rect(-4, -4, 238, 40, NIGHT),
          picture(-4, 60, 238, 112, 'einsatz-chevron', { name: 'Warnstreifen' }),
          text(14, 190, 202, 48, '@back.line', { ...caps, color: WHITE, ...FITTED, lines: 2 }),
          rect(-4, 262, 238, 39, NIGHT),
          text(14, 274, 202, 18, '{album-title}', { ...strong, color: WHITE }),
        ]),
      ],
      true,
    ),
  ],
};
