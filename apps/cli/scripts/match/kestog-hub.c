/*
 * KestoG 1.1 (Kestutis Gasaitis, 2005), an engine for Russian draughts, in the Hub protocol, so that it can play a match:
 *
 *     cc -O3 -w -I FOLDER_OF_KESTOG -o kestog-hub kestog-hub.c -lpthread
 *
 * It is included as its author and the port for Linux (github.com/maksimKorzh/KestoG) left it. It thinks until `stop`, or as long
 * as `level move-time` says, in seconds of processor time.
 */
#define main kestog_main
#include "KestoG.C"
#undef main
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#define LINE 8192

static int stop_now;
static int lines[2];
static int men[8][8];
static int to_play;
static double seconds;

static void stop_it(int signal) {
  (void)signal;
  stop_now = 1;
}

/* Reads what comes in while the engine thinks: `stop` is obeyed at once, the rest waits its turn. */
static void *listen_for(void *unused) {
  static char line[LINE];
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "stop", 4) == 0)
      stop_now = 1;
    else if (write(lines[1], line, strlen(line)) < 0)
      break;
  }
  close(lines[1]);
  return unused;
}

/* A square's number, 1 to 32 from b8 on, as KestoG's cell and as its place in CheckerBoard's array, and back. */
static int cell_of(int number) {
  int row = (number - 1) / 4;
  return 5 + 4 * row + (row + 1) / 2 + 3 - (number - 1) % 4;
}

static int *man_on(int number) {
  int row = (number - 1) / 4;
  return &men[2 * (3 - (number - 1) % 4) + row % 2][row];
}

static int number_of(struct coor at) { return 4 * at.y + 4 - at.x / 2; }

static void set_up(const char *letters) {
  memset(men, 0, sizeof men);
  to_play = letters[0] == 'W' ? WHITE : BLACK;
  for (int number = 1; number <= 32; number++)
    switch (letters[number]) {
    case 'w': *man_on(number) = WHITE | MAN; break;
    case 'W': *man_on(number) = WHITE | KING; break;
    case 'b': *man_on(number) = BLACK | MAN; break;
    case 'B': *man_on(number) = BLACK | KING; break;
    }
}

/* Plays a turn on the board, `22-18` or `22x15x18` with every piece taken, as KestoG itself makes it. */
static void play_turn(const char *text) {
  int squares[16], count = 0, cells[46];
  struct move2 moves[MAXMOVES];
  for (const char *at = text; *at && count < 16;) {
    squares[count++] = (int)strtol(at, (char **)&at, 10);
    if (*at) at++;
  }
  /* As array_to_board does, without its new hash numbers. */
  for (int cell = 0; cell < 46; cell++) cells[cell] = OCCUPIED;
  for (int number = 1; number <= 32; number++) cells[cell_of(number)] = *man_on(number) ? *man_on(number) : FREE;
  int found = Gen_Captures(cells, moves, to_play);
  if (!found) found = Gen_Moves(cells, moves, to_play);
  for (int i = 0; i < found; i++) {
    int fits = moves[i].l == count && moves[i].m[0] % 256 == cell_of(squares[0]) && moves[i].m[1] % 256 == cell_of(squares[1]);
    for (int taken = 2; fits && taken < count; taken++) {
      int there = 0;
      for (int j = 2; j < count; j++) there |= moves[i].m[j] % 256 == cell_of(squares[taken]);
      fits = there;
    }
    if (!fits) continue;
    domove(cells, &moves[i]);
    for (int number = 1; number <= 32; number++) {
      int there = cells[cell_of(number)];
      *man_on(number) = there == FREE ? 0 : there;
    }
    to_play ^= CHANGECOLOR;
    return;
  }
  printf("error message=\"no such turn: %s\"\n", text);
}

static void think(void) {
  char status[1024];
  struct CBmove best;
  int board[8][8];
  struct itimerval most = {{0, 0}, {(long)seconds, (long)(1e6 * (seconds - (long)seconds))}};
  memcpy(board, men, sizeof men);
  stop_now = 0;
  setitimer(ITIMER_PROF, &most, NULL);
  getmove(board, to_play, 1e6, status, &stop_now, 0, 0, &best);
  printf("\ndone move=%d%c%d", number_of(best.from), best.jumps > 0 ? 'x' : '-', number_of(best.to));
  for (int i = 0; i < best.jumps; i++) printf("x%d", number_of(best.del[i]));
  printf("\n");
}

int main(void) {
  static char line[LINE];
  pthread_t listener;
  signal(SIGPROF, stop_it);
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (pipe(lines) != 0 || pthread_create(&listener, NULL, listen_for, NULL) != 0) return 1;
  FILE *in = fdopen(lines[0], "r");
  while (fgets(line, sizeof line, in)) {
    char *at;
    line[strcspn(line, "\n")] = 0;
    if (strcmp(line, "hub") == 0)
      printf("id name=KestoG version=1.1\nwait\n");
    else if (strcmp(line, "init") == 0)
      printf("ready\n");
    else if (strncmp(line, "pos ", 4) == 0 && (at = strstr(line, "pos="))) {
      set_up(at + 4);
      at = strstr(line, "moves=\"");
      for (char *turn = at ? strtok(at + 7, " \"") : NULL; turn; turn = strtok(NULL, " \"")) play_turn(turn);
    } else if (strncmp(line, "level", 5) == 0)
      seconds = (at = strstr(line, "move-time=")) ? atof(at + 10) : 0;
    else if (strncmp(line, "go", 2) == 0)
      think();
    else if (strcmp(line, "quit") == 0)
      return 0;
  }
  return 0;
}
