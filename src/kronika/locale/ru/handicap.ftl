# Число карт на руках, при котором шансы равны. $players — то, что пишется после --players.

handicap-player = кто
handicap-level = играет
handicap-usual = обычно карт
handicap-before = побеждает
handicap-hand = лучше карт
handicap-after = тогда побеждает
handicap-games = Партий: { $games } на каждое число; при равных шансах каждый побеждал бы в { $percent } % партий, не считая общих побед. В скобках: 95-процентный интервал.
handicap-play = Чтобы так сыграть: --players "{ $players }"
