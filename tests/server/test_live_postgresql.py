"""Live tables on PostgreSQL: tests of the other files once more, those in which the database has a say.

`KRONIKA_TEST_DATABASE=postgresql` runs all of the other files so.
"""

from __future__ import annotations

from tests.server.test_live_afterwards import (
    test_everybody_has_the_list_of_their_own_games,
    test_no_record_leaves_the_server_before_the_game_has_ended,
    test_statistics_count_what_people_placed_in_games_that_have_ended,
    test_the_link_to_a_game_lasts,
)
from tests.server.test_live_corrections import (
    test_a_corrected_game_is_played_to_its_end_and_survives_a_restart,
    test_any_player_reports_an_open_card_and_the_deck_collects_it_with_its_context,
    test_the_correction_is_kept_as_a_patch_with_who_when_and_why,
)
from tests.server.test_live_fair import (
    test_what_was_added_to_a_shuffle_before_a_restart_is_in_the_deal_after_it,
)
from tests.server.test_live_lobby import test_a_room_is_private_unless_its_host_lists_it_and_while_no_game_is_on
from tests.server.test_live_people import (
    test_a_restart_loses_nothing_and_devices_come_back_by_themselves,
    test_a_room_that_nobody_uses_is_put_away_and_made_anew_for_who_returns,
    test_who_leaves_a_game_is_played_for_as_the_room_decides_and_may_come_back,
)
from tests.server.test_live_play import (
    test_a_command_without_a_socket_gets_the_answer_that_a_socket_would,
    test_a_move_is_in_the_database_before_it_is_acknowledged,
    test_a_stale_move_is_told_so_and_gets_what_it_missed,
    test_every_device_gets_every_update_in_order_without_gaps_and_the_same_bytes,
    test_every_game_is_played_to_its_end_with_bots,
    test_the_same_request_after_a_restart_has_one_effect_and_the_same_answer,
    test_the_same_request_over_another_device_or_at_the_same_time_has_one_effect,
    test_the_same_request_twice_has_one_effect_and_the_same_answer,
)
from tests.server.test_live_talk import test_a_mute_outlives_the_server
from tests.server.test_live_time import (
    test_a_limit_fires_in_a_room_to_which_nobody_has_come_back,
    test_a_limit_fires_once_after_a_restart_too,
    test_no_time_is_charged_while_no_server_runs,
)

DATABASE = "postgresql"
__all__ = [
    "test_a_command_without_a_socket_gets_the_answer_that_a_socket_would",
    "test_a_corrected_game_is_played_to_its_end_and_survives_a_restart",
    "test_a_limit_fires_in_a_room_to_which_nobody_has_come_back",
    "test_a_limit_fires_once_after_a_restart_too",
    "test_a_move_is_in_the_database_before_it_is_acknowledged",
    "test_a_mute_outlives_the_server",
    "test_a_restart_loses_nothing_and_devices_come_back_by_themselves",
    "test_a_room_is_private_unless_its_host_lists_it_and_while_no_game_is_on",
    "test_a_room_that_nobody_uses_is_put_away_and_made_anew_for_who_returns",
    "test_a_stale_move_is_told_so_and_gets_what_it_missed",
    "test_any_player_reports_an_open_card_and_the_deck_collects_it_with_its_context",
    "test_every_device_gets_every_update_in_order_without_gaps_and_the_same_bytes",
    "test_every_game_is_played_to_its_end_with_bots",
    "test_everybody_has_the_list_of_their_own_games",
    "test_no_record_leaves_the_server_before_the_game_has_ended",
    "test_no_time_is_charged_while_no_server_runs",
    "test_statistics_count_what_people_placed_in_games_that_have_ended",
    "test_the_correction_is_kept_as_a_patch_with_who_when_and_why",
    "test_the_link_to_a_game_lasts",
    "test_the_same_request_after_a_restart_has_one_effect_and_the_same_answer",
    "test_the_same_request_over_another_device_or_at_the_same_time_has_one_effect",
    "test_the_same_request_twice_has_one_effect_and_the_same_answer",
    "test_what_was_added_to_a_shuffle_before_a_restart_is_in_the_deal_after_it",
    "test_who_leaves_a_game_is_played_for_as_the_room_decides_and_may_come_back",
]
