// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "help.faq.text": ["Czy możemy projektować w kilka osób? Tak. Zaproszeni od razu widzą wskaźniki i zmiany innych.\n\nCzy coś przepadnie, gdy zniknie sieć? Nie. Zmiany zostają na urządzeniu i zostaną wysłane, gdy tylko sieć wróci.\n\nIle stron ma album? Wnętrze ma co najmniej 16 stron, a ich liczba dzieli się przez cztery.\n\nIle kosztuje projektowanie? Nic. Płaci się dopiero za druk."],
  "help.faq.title": ["Częste pytania"],
  "help.images.text": ["Przeciągnij obrazy z pulpitu na stronę albo w pole naklejki. Działają JPEG, PNG, HEIC i WebP, a także rysunki SVG. Bardzo duże zdjęcia są zmniejszane do tego, czego wymaga druk.\n\n- Dwukrotne kliknięcie obrazu otwiera kadrowanie: przeciąganie przesuwa, kółko powiększa, R obraca o 90 stopni.\n- Pasek narzędzi mówi, do jakiego rozmiaru obraz wydrukuje się ostro. Znak ostrzegawczy oznacza niską rozdzielczość.\n- To, co ważne, trzymaj z dala od zgięcia i brzegu. Gdy coś tam leży, pojawia się wskazówka."],
  "help.images.title": ["Obrazy i kadrowanie"],
  "help.layouts.text": ["Układ rozmieszcza pola naklejek, zdjęcia i teksty na rozkładówce.\n\n- Filtruj według liczby naklejek. Podgląd pokazuje Wasze kolory i Waszych ludzi.\n- Na pustej stronie układ działa od razu. Gdy coś już na niej jest, najpierw zapytamy.\n- Naklejki, zdjęcia i teksty przechodzą na pasujące miejsca. Co nie znajdzie miejsca, wraca do panelu."],
  "help.layouts.title": ["Układy"],
  "help.sections.text": ["Rozdziały dzielą album: drużyny, klasy, działy, rodziny. Naklejka zawsze należy do rozdziału.\n\n- „Dodaj rozdział” jest na końcu panelu i nad rozkładówkami. Nazwa ma do 50 znaków.\n- W menu rozdziału można go przemianować, przesunąć w górę lub w dół i usunąć.\n- Razem z rozdziałem znikają jego naklejki i strony. „Cofnij” je przywraca.\n- Okładka to stały rozdział: zostaje na swoim miejscu.\n\nNaklejki bez rozdziału trafiają do drużyny bez nazwy."],
  "help.sections.title": ["Rozdziały"],
  "help.start.business": ["Dla Waszej firmy: utwórzcie rozdział dla każdego działu lub oddziału, a stanowisko z listy pracowników wpiszcie jako funkcję."],
  "help.start.text": ["Album z naklejkami ma okładkę, rozdziały i rozkładówki. Na rozkładówkach są ponumerowane pola, a każde pole należy do kogoś z Waszego grona.\n\n- Najpierw wczytajcie listę: nazwiska, funkcje, rozdziały i zdjęcia za jednym razem. „Wczytaj listę” znajduje się w panelu naklejek.\n- Potem rozmieśćcie naklejki na stronach, ręcznie albo jednym kliknięciem „Umieść wszystkie”.\n- W zakładce „Styl” wybierzcie kolory, kroje pisma i wygląd naklejek. Zmiana od razu obejmuje cały album.\n- Dodajcie strony na zdjęcia grupowe, podziękowania lub terminarz.\n\nWszystko zapisuje się samo. Nad albumem może pracować kilka osób naraz, a „Cofnij” wycofuje tylko własne kroki."],
  "help.start.title": ["Jak powstaje Wasz album"],
  "help.start.wedding": ["Na Wasze wesele: utwórzcie rozdział dla każdego stołu lub rodziny. Goście od razu znajdą siebie i sąsiadów."],
  "help.stickerPlacement.text": ["Naklejka dostaje numer, gdy znajdzie się w polu. Numery idą w kolejności czytania: strona po stronie, z góry na dół, od lewej do prawej. Gdy przesuniesz pole, numery przeliczą się same.\n\n- Przeciągnij nazwisko z panelu na pole. Jeśli ktoś już tam jest, zamienią się miejscami.\n- „Umieść wszystkie” zapełnia po kolei wolne pola rozdziału i dodaje rozkładówki, gdy pól brakuje.\n- Podwójna naklejka jest dwa razy szersza i liczy się jako dwa numery.\n- Bez zdjęcia pole pokazuje tylko numer i nazwisko. Zdjęcie można dodać w każdej chwili."],
  "help.stickerPlacement.title": ["Umieszczanie naklejek"],
  "help.stickerlink.text": ["Dzięki linkowi każdy sam przesyła swoje zdjęcie, z telefonu i bez konta.\n\n- Włącz link, dodaj kilka osobistych słów i roześlij go albo wywieś kod QR.\n- Nowe zdjęcia pojawiają się na górze panelu. „Zbierz” pokazuje je: przyjmij, poproś o inne zdjęcie albo odrzuć.\n- W trybie niespodzianki strona nie zdradza, że powstaje album.\n\nKto chce wycofać swoje zdjęcie, może to zrobić w każdej chwili linkiem z potwierdzenia."],
  "help.stickerlink.title": ["Zbieranie zdjęć przez link"],
  "help.stock.text": ["Jest zbiór obrazów na spokojne powierzchnie za naklejkami. Szukaj, wpisując co najmniej trzy litery, na przykład „trawa” lub „papier”.\n\n- Kliknięcie kładzie obraz na stronie; przeciągnięty trafia dokładnie tam, gdzie go puścisz.\n- Przy obrazie podane jest nazwisko fotografa lub fotografki.\n- Własne obrazy są obok. „Ukryj użyte” zostawia te, których nie ma jeszcze na żadnej stronie."],
  "help.stock.title": ["Tła"],
  "help.text": ["Krótkie odpowiedzi o wszystkim, co potrafi edytor."],
  "help.title": ["Pomoc"],
  "help.topics": ["Tematy"],
  "help.viewport.text": ["- Kółko przesuwa widok, z Ctrl powiększa w miejscu wskaźnika. Na touchpadzie lub tablecie: dwoma palcami.\n- Przytrzymaj spację i przeciągnij, aby przesunąć widok, albo użyj środkowego przycisku myszy.\n- Shift + 1 pokazuje wszystkie rozkładówki, Shift + 2 zaznaczenie, Shift + 3 rozkładówkę.\n- Page Up i Page Down przewracają strony. W pole strony wpisz liczbę albo zakres, np. 4-5.\n- W „Widoku” są siatka, spad, format końcowy i podgląd wydruku.\n\nWszystkie skróty pokazuje znak zapytania."],
  "help.viewport.title": ["Widok i powiększenie"],
};
